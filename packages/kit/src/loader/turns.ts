import { whenIdle } from '#platform/whenIdle.ts';

let seen: Promise<unknown> = Promise.resolve();
let turn = seen;

/** Something that will be seen is on its way. */
export function first(work: Promise<unknown>): Promise<unknown> {
  seen = Promise.all([seen, work]);
  return work;
}

async function afterTheSeen(load: () => Promise<unknown>): Promise<void> {
  let before: unknown;
  while (before !== seen) {
    before = seen;
    await seen;
    await whenIdle();
  }
  await load();
}

/**
 * For what nobody sees before something happens: comes after all that is seen, one after another whenever the page has
 * time to spare. All together they would keep it from answering.
 */
export function last(load: () => Promise<unknown>): void {
  turn = turn.then(() => afterTheSeen(load));
}
