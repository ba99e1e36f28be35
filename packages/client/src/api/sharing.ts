import { latePaths, type Share, type SharePermission, type ShareScope, shareScopes } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf, list, text, time } from '#fields/fields.ts';
import { readAllows } from '#wire/readAllows.ts';
import { found, type Options } from './answers.ts';

function readShare(answer: unknown): Share {
  const { id, shows, createdAt } = fieldsOf(answer);
  // An unknown scope shows as little as possible.
  const scope = shareScopes.find((known) => known === shows) ?? 'status';
  return { id: text(id), shows: scope, allows: readAllows(answer), createdAt: time(createdAt) };
}

export interface ShareOptions extends Options {
  /** What its holder may do besides reading. */
  allows?: readonly SharePermission[] | undefined;
}

/** The links by which the signed-in customer has passed an order on, of an API with the capability `sharing`. */
export function createSharing({ http, send }: Pick<Core, 'http' | 'send'>) {
  return {
    list: async (orderId: string, options?: Options): Promise<Share[]> =>
      list(found(await http.get(latePaths.shares(orderId), options), 'notFound')).map(readShare),

    /** Creates a link; only this answer contains its `url`. */
    async create(
      orderId: string,
      shows: ShareScope,
      { allows, ...options }: ShareOptions = {},
    ): Promise<Share & { url: string }> {
      const answer = await http.post(latePaths.shares(orderId), { shows, allows }, options);
      const data = found(answer, 'invalidAnswer');
      return { ...readShare(data), url: text(fieldsOf(data)['url']) };
    },

    /** Send what the link allows with what it shows, or an API may take it back. */
    change: async (
      orderId: string,
      id: string,
      shows: ShareScope,
      { allows, ...options }: ShareOptions = {},
    ): Promise<Share> =>
      readShare(
        found(await http.patch(latePaths.share(orderId, id), { shows, allows }, options), 'notFound'),
      ),

    async withdraw(orderId: string, id: string, options?: Options): Promise<void> {
      await http.delete(latePaths.share(orderId, id), options);
    },

    /** The expected delivery as a calendar file; throws `ApiError` 404 if none is expected. */
    async calendar(orderId: string, { signal }: Options = {}): Promise<Blob> {
      const response = await send('GET', latePaths.calendar(orderId), { signal, accept: 'text/calendar' });
      return new Blob([await response.blob()], { type: 'text/calendar' });
    },
  };
}
