import { paths, type Tracking, type TrackingValidation } from '@freight/contract';
import type { Core } from '#core.ts';
import { found, type Options, required } from './answers.ts';
import { fieldsOf, text } from './fields.ts';
import { readTracking } from './readTracking.ts';

/** Public tracking by order number. */
export function createTracking({ http }: Pick<Core, 'http'>) {
  return {
    /**
     * The public tracking of an order number; null when the answer is not a tracking answer
     * [CLIENT-33] [TRACK-03] [TRACK-30].
     */
    async track(orderId: string, options?: Options): Promise<Tracking | null> {
      const id = required(orderId, 'orderIdRequired');
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
