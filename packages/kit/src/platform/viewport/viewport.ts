import { shared } from '#platform/registry.ts';
import { yieldToPage } from '#platform/whenIdle.ts';

/** How far outside the viewport an element counts as near, so that it is ready when it scrolls in. */
const margin = 600;

declare module '#platform/registry.ts' {
  interface Shared {
    viewportObserver: IntersectionObserver;
    /** What to call when an element comes near. */
    viewportWaiting: WeakMap<Element, () => void>;
  }
}

/** Shared like the observer: with two copies of the script, either may have created it. */
const waiting = () => shared('viewportWaiting', () => new WeakMap<Element, () => void>());

/** Milliseconds after which the page may answer in between: twelve goods of a shop come near together. */
const longestTask = 8;

async function callEach(near: readonly Element[]): Promise<void> {
  let began = performance.now();
  for (const element of near) {
    if (performance.now() - began > longestTask) {
      await yieldToPage();
      began = performance.now();
    }
    const callback = waiting().get(element);
    waiting().delete(element);
    callback?.();
  }
}

const observer = () =>
  shared('viewportObserver', (life) => {
    const made = new IntersectionObserver(
      (entries) => {
        const near = entries.flatMap(({ target, isIntersecting }) => (isIntersecting ? target : []));
        for (const element of near) made.unobserve(element);
        callEach(near);
      },
      { rootMargin: `${margin}px 0px` },
    );
    life.addEventListener('abort', () => made.disconnect());
    return made;
  });

/** Calls back once when the element is in or near the viewport; returns the function that stops waiting. */
export function whenNear(element: Element, callback: () => void): () => void {
  waiting().set(element, callback);
  observer().observe(element);
  return () => {
    waiting().delete(element);
    observer().unobserve(element);
  };
}

/** Whether the element is in or near the viewport right now; lays the page out, if it has changed. */
export const isNear = (element: Element): boolean =>
  [...element.getClientRects()].some(({ top, bottom }) => bottom > -margin && top < innerHeight + margin);
