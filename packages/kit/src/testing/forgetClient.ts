import type { pageCore } from '#api/core.ts';
import { forgetGuarded } from '#platform/guarded.ts';
import { runtime } from '#platform/registry.ts';

/** What the session and every call of the page go through. */
const names = ['session', 'core', 'client', 'accounts', 'orders', 'ordering', 'tracking'];

/**
 * Ends the live line and forgets session and client: the next who asks makes them anew, by what is configured then,
 * with every refresh to spare.
 */
export function forgetClient(): void {
  const { singletons } = runtime();
  (singletons.get('core') as ReturnType<typeof pageCore> | undefined)?.live.close();
  for (const name of names) singletons.delete(name);
  forgetGuarded();
  // The next session is another one, and has to be listened to as well.
  Object.assign(singletons.get('activeOrderBackstage') ?? {}, { isRestored: false });
}
