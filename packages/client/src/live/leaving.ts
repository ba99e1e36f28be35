import type { Subscription } from './subscription.ts';
import type { Wire } from './wire.ts';

/**
 * Leaves the rooms of transports that nobody listens to any more. One by its `_id` and one by its number share a room, which
 * only an answer tells: until then neither may leave it, or the other would hear nothing more and not know it.
 */
export function createLeaving(wire: Pick<Wire, 'unsubscribe'>, all: ReadonlyMap<string, Subscription>) {
  let waiting: Subscription[] = [];
  function leave(one: Subscription) {
    const others = [...all.values()];
    if (others.some(({ serverId }) => serverId === one.serverId)) return;
    if (others.some(({ isAwaited }) => isAwaited || one.isAwaited)) waiting.push(one);
    else wire.unsubscribe(one.id);
  }
  return {
    leave,
    /** An answer has come. */
    tryAgain() {
      const before = waiting;
      waiting = [];
      before.forEach(leave);
    },
    /** The connection has ended, and its rooms with it. */
    forget() {
      waiting = [];
    },
  };
}
