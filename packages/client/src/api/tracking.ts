import { paths, sharePrefix, type TrackingValidation } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf, text } from '#fields/fields.ts';
import { type ReceivedTracking, readTracking } from '#wire/readTracking.ts';
import { found, type Options, required } from './answers.ts';

/** Public tracking by order number. */
export function createTracking({ http }: Pick<Core, 'http'>) {
  /** The token is in the body, where no log has it. */
  async function shared(id: string, options?: Options): Promise<ReceivedTracking | null> {
    const token = id.slice(sharePrefix.length);
    const answer = found(await http.post(paths.shared, { token }, options), 'trackingNotFound');
    return readTracking({ ...fieldsOf(answer), orderId: id });
  }

  return {
    /**
     * The public tracking of an order number; null when the answer is not a tracking answer
     * [CLIENT-33] [TRACK-03] [TRACK-30]. For `share:` and the token of a link, what that link shows: such an answer has
     * no order number and gets the given name instead.
     */
    async track(orderId: string, options?: Options): Promise<ReceivedTracking | null> {
      const id = required(orderId, 'orderIdRequired');
      if (id.startsWith(sharePrefix)) return shared(id, options);
      return readTracking(found(await http.get(paths.tracking(id), options), 'trackingNotFound'));
    },

    /** Resolves when the order number exists [CLIENT-34] [TRACK-31]. */
    async validate(orderId: string, options?: Options): Promise<TrackingValidation> {
      const id = required(orderId, 'orderIdRequired');
      const data = found(await http.get(paths.validate(id), options), 'trackingValidationFailed');
      return { orderId: text(fieldsOf(data).orderId) || id, valid: true };
    },
  };
}
