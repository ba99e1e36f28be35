import { whenIdle } from '#platform/whenIdle.ts';

let visible: Promise<unknown> = Promise.resolve();
let queue = visible;

/** Registers the loading of something that will be seen: `loadLater` waits for it. */
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
 * For what nobody sees before something happens: loads it after all that is seen, one after another whenever the page
 * is idle. All together they would keep it from answering.
 */
export function loadLater(load: () => Promise<unknown>): void {
  queue = queue.then(whenAllIsVisible).then(load);
}
