const signs = ['scroll', 'pointerdown', 'keydown'] as const;

/** Resolves at the first use of the page; a scrolled page was used before this script ran. */
const firstUse = () =>
  new Promise<void>((resolve) => {
    // Reading it now would force a layout.
    requestAnimationFrame(() => window.scrollY > 0 && resolve());
    for (const sign of signs)
      addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  });

/** Resolves when the browser is idle; soon in any case. */
const spareTime = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 200 })
      : setTimeout(resolve, 50),
  );

/**
 * A page that arrives is laid out where it is seen (`data-arriving`, set by `public/theme.js`). Once a visitor uses it,
 * this lays out the parts marked `data-later`, one at a time, so that no press ever waits for all of it.
 */
export async function layOutTheRest(): Promise<void> {
  await firstUse();
  for (const part of document.querySelectorAll<HTMLElement>('[data-arriving] [data-later]')) {
    await spareTime();
    part.dataset['laidOut'] = '';
  }
  await spareTime();
  layOutAtOnce();
}

/** For code that measures the layout. */
export const layOutAtOnce = (): void => void delete document.documentElement.dataset['arriving'];
