import type { CalculatePriceRequest } from '@freight/contract';
import { completeAddress } from '#format/address.ts';
import type { DraftPlace } from './draft.ts';

export type WireLocation = CalculatePriceRequest['pickupLocation'];

/** Kept apart from `completeAddress`: the create payload has no street (B§5). */
export function wireLocation({ address, lat, lng, ...parts }: DraftPlace): Required<WireLocation> {
  return {
    address: address.trim(),
    coordinates: { latitude: lat, longitude: lng },
    ...completeAddress({ address, ...parts }),
  };
}
