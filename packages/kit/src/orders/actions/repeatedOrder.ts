import type { ReceivedOrder } from '@freight/client';
import { complain } from '#platform/leaving/complain.ts';
import { repeatedOrderKey } from '#session/drafts.ts';

/** Stores an order that is to be sent once more for the sending flow, which may be on another page of this tab. */
export function leaveToSendAgain(order: ReceivedOrder): void {
  try {
    sessionStorage.setItem(repeatedOrderKey, JSON.stringify(order));
  } catch (error) {
    complain('The order cannot be handed on: storage is blocked.', error);
  }
}

/** The order the other way: its recipient sends it back to who sent it. What the driver was told was about that door. */
export const turnedRound = (order: ReceivedOrder): ReceivedOrder => ({
  ...order,
  pickupLocation: order.dropoffLocation,
  dropoffLocation: order.pickupLocation,
  senderContactInfo: order.receiverContactInfo,
  receiverContactInfo: order.senderContactInfo,
  specialInstruction: '',
});

/** Whether an order has everything that a new one is made of: both points, and a size. */
export function canBeSentAgain({
  pickupLocation,
  dropoffLocation,
  weight,
  dimensions,
}: ReceivedOrder): boolean {
  const isPlaced = [pickupLocation, dropoffLocation].every(({ lat, lng }) => lat !== 0 && lng !== 0);
  return isPlaced && [weight, ...Object.values(dimensions)].every((measure) => measure > 0);
}
