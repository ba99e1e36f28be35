import { whenIdle } from '#platform/whenIdle.ts';

let visible: Promise<unknown> = Promise.resolve();
let queue = visible;

/** Registers the loading of something visible: `loadLater` waits for it. */
export function loadVisible(work: Promise<unknown>): Promise<unknown> {
  visible = Promise.all([visible, work]);
  return work;
}

async function whenAllIsVisible(): Promise<void> {
  let before: unknown;
  while (before !== visible) {
    before = visible;
    await visible;
    await whenIdle();
  }
}

/**
 * For code that shows nothing until something happens: it loads after everything visible, one part after another,
 * whenever the page is idle. All parts together would make the page unresponsive.
 */
export function loadLater(load: () => Promise<unknown>): void {
  queue = queue.then(whenAllIsVisible).then(load);
}
