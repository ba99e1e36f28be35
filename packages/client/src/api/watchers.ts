import { latePaths, type OrderMailKind, orderMailKinds, type Watcher } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf, list, text, time } from '#fields/fields.ts';
import { found, type Options } from './answers.ts';

function readWatcher(answer: unknown): Watcher {
  const { id, email, kinds, createdAt, endedAt } = fieldsOf(answer);
  const known = orderMailKinds.filter((kind) => list(kinds).includes(kind));
  const ended = time(endedAt);
  return {
    id: text(id),
    email: text(email),
    kinds: known,
    createdAt: time(createdAt),
    ...(ended && { endedAt: ended }),
  };
}

/** Who else gets mails about an order of the signed-in customer, of an API with the capability `watchers`. */
export function createWatchers({ http }: Pick<Core, 'http'>) {
  return {
    list: async (orderId: string, options?: Options): Promise<Watcher[]> =>
      list(found(await http.get(latePaths.watchers(orderId), options), 'notFound')).map(readWatcher),

    /** Of somebody who is told already the kinds change. Throws `ApiError` 409 for one who has ended it. */
    add: async (
      orderId: string,
      watcher: { email: string; kinds: readonly OrderMailKind[] },
      options?: Options,
    ): Promise<Watcher> =>
      readWatcher(found(await http.post(latePaths.watchers(orderId), watcher, options), 'invalidAnswer')),

    async end(orderId: string, id: string, options?: Options): Promise<void> {
      await http.delete(latePaths.watcher(orderId, id), options);
    },
  };
}
