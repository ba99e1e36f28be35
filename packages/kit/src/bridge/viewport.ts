import { shared } from '#runtime/runtime.ts';

/** How far outside the viewport an element counts as near, so that it is ready when it scrolls in. */
const margin = '600px 0px';

const near = new WeakMap<Element, () => void>();

const observer = () =>
  shared(
    'viewportObserver',
    () =>
      new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (!isIntersecting) continue;
            observer().unobserve(target);
            near.get(target)?.();
            near.delete(target);
          }
        },
        { rootMargin: margin },
      ),
  );

/** Calls back once when the element is in or near the viewport; returns the function that stops waiting. */
export function whenNear(element: Element, callback: () => void): () => void {
  near.set(element, callback);
  observer().observe(element);
  return () => {
    near.delete(element);
    observer().unobserve(element);
  };
}
