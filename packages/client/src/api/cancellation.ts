import { type Cancellation, latePaths } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf, number, text, time } from '#fields/fields.ts';
import { found, type Options } from './answers.ts';

function readCancellation(answer: unknown): Cancellation {
  const { isOpen, fee, refund, closedAt, reason } = fieldsOf(answer);
  return {
    isOpen: isOpen === true,
    fee: number(fee),
    refund: number(refund),
    closedAt: time(closedAt),
    reason: text(reason),
  };
}

/** Cancelling an own order, by an API with the capability `cancellation`. */
export function createCancellation({ http }: Pick<Core, 'http'>) {
  return {
    /** What it costs and returns now; throws `ApiError` 404 for an order of another customer. */
    terms: async (id: string, options?: Options): Promise<Cancellation> =>
      readCancellation(found(await http.get(latePaths.cancellation(id), options), 'notFound')),

    /** May be repeated when no answer came; throws `ApiError` 409 `notCancellable` when it is too late. */
    cancel: async (id: string, options?: Options): Promise<Cancellation> =>
      readCancellation(found(await http.post(latePaths.cancellation(id), {}, options), 'invalidAnswer')),
  };
}
