import { paths, type Share, type ShareScope, shareScopes } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf, list, text } from '#fields/fields.ts';
import { found, type Options } from './answers.ts';

function readShare(answer: unknown): Share {
  const { id, shows, createdAt } = fieldsOf(answer);
  // An unknown scope shows as little as possible.
  const scope = shareScopes.find((known) => known === shows) ?? 'status';
  return { id: text(id), shows: scope, createdAt: text(createdAt) };
}

/** The links by which the signed-in customer has passed an order on, of an API with the capability `sharing`. */
export function createSharing({ http, send }: Pick<Core, 'http' | 'send'>) {
  return {
    list: async (orderId: string, options?: Options): Promise<Share[]> =>
      list(found(await http.get(paths.shares(orderId), options), 'notFound')).map(readShare),

    /** Creates a link; only this answer contains its `url`. */
    async create(orderId: string, shows: ShareScope, options?: Options): Promise<Share & { url: string }> {
      const data = found(await http.post(paths.shares(orderId), { shows }, options), 'invalidAnswer');
      return { ...readShare(data), url: text(fieldsOf(data)['url']) };
    },

    change: async (orderId: string, id: string, shows: ShareScope, options?: Options): Promise<Share> =>
      readShare(found(await http.patch(paths.share(orderId, id), { shows }, options), 'notFound')),

    async withdraw(orderId: string, id: string, options?: Options): Promise<void> {
      await http.delete(paths.share(orderId, id), options);
    },

    /** The expected delivery as a calendar file; throws `ApiError` 404 if none is expected. */
    async calendar(orderId: string, { signal }: Options = {}): Promise<Blob> {
      const response = await send('GET', paths.calendar(orderId), { signal, accept: 'text/calendar' });
      return new Blob([await response.blob()], { type: 'text/calendar' });
    },
  };
}
