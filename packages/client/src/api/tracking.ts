import { firstPaths, sharePrefix, type TrackingValidation } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { ApiError } from '#errors/apiError.ts';
import { fieldsOf, text } from '#fields/fields.ts';
import { type ReceivedTracking, readTracking } from '#wire/readTracking.ts';
import { found, type Options, required } from './answers.ts';

/** Removes what copying adds: invisible characters, a leading `#` or `nr`, surrounding punctuation, other hyphens. */
const bareNumber = (typed: string): string =>
  typed
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^[\p{P}\s]*(?:n[ro](?=[\p{P}\s]))?[\p{P}\s]*|[\p{P}\s]+$/giu, '')
    .replace(/\p{Pd}/gu, '-');

/** Asks about a number as it was typed, trimmed; if the API does not know it, once more without what copying adds. */
async function askAbout<Answer>(typed: string, ask: (number: string) => Promise<Answer>): Promise<Answer> {
  const number = required(typed, 'orderIdRequired');
  try {
    return await ask(number);
  } catch (error) {
    const bare = bareNumber(number);
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    if (!isUnknown || !bare || bare === number) throw error;
    return ask(bare);
  }
}

/** Public tracking by order number, in any notation that people type or copy. */
export function createTracking({ http }: Pick<Core, 'http'>) {
  /** The token is in the body, where no log has it. */
  async function shared(id: string, options?: Options): Promise<ReceivedTracking | null> {
    const token = id.slice(sharePrefix.length);
    const answer = found(await http.post(firstPaths.shared, { token }, options), 'trackingNotFound');
    return readTracking({ ...fieldsOf(answer), orderId: id });
  }

  return {
    /**
     * The public tracking of an order number; null when the answer is not a tracking answer
     * [CLIENT-33] [TRACK-03] [TRACK-30]. For `share:` and the token of a link, what that link shows: such an answer has
     * no order number and gets the given name instead.
     */
    async track(orderId: string, options?: Options): Promise<ReceivedTracking | null> {
      const link = orderId.trim();
      if (link.startsWith(sharePrefix)) return shared(link, options);
      return askAbout(orderId, async (number) =>
        readTracking(found(await http.get(firstPaths.tracking(number), options), 'trackingNotFound')),
      );
    },

    /** Resolves when the order number exists [CLIENT-34] [TRACK-31]. */
    validate: (orderId: string, options?: Options): Promise<TrackingValidation> =>
      askAbout(orderId, async (number) => {
        const data = found(await http.get(firstPaths.validate(number), options), 'trackingValidationFailed');
        return { orderId: text(fieldsOf(data).orderId) || number, valid: true };
      }),
  };
}
