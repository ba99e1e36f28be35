import type { OrderAdditions, ReceivedOrder } from '@freight/client';
import { expect } from 'vitest';
import { pageSession } from '#session/session.ts';
import { signIn } from '#testing/renderElement.ts';
import { pageClient } from './probes/pageClient.ts';

const draft = {
  pickupLocation: { address: 'Storgatan 12, 652 24 Karlstad, Sverige', lat: 59.3793, lng: 13.5036 },
  dropoffLocation: { address: 'Sveavägen 44, 111 34 Stockholm, Sverige', lat: 59.3374, lng: 18.0601 },
  selectedVehicle: { fuelType: 'biogas' },
  packageDetails: {
    weight: 12.5,
    dimensions: { length: 50, width: 40, height: 30 },
    category: 'construction',
    subcategory: 'tools_hardware',
  },
  recipientDetails: { name: 'Bo Mottagare', phone: '+46 70 174 06 20' },
};

/** Orders a transport from Karlstad to Stockholm for the signed-in customer, as the wizard does. */
export async function orderTransport(additions: OrderAdditions = {}): Promise<ReceivedOrder> {
  const { calculatePrice, createFromRoute } = pageClient().transports;
  const pricing = await calculatePrice(draft);
  return createFromRoute(
    { ...draft, pricing },
    {
      idempotencyKey: crypto.randomUUID(),
      ...additions,
    },
  );
}

/** An order of a customer who is not at this page: what a visitor with a package ID asks for. */
export async function orderOfSomebody(): Promise<ReceivedOrder> {
  await signIn();
  const order = await orderTransport();
  pageSession().clear();
  return order;
}

/** Cancels an order of the signed-in customer; the live line of the customer before may have to end first. */
export async function cancelTransport(orderId: string): Promise<void> {
  const { live } = pageClient();
  await expect.poll(() => live.state.getState().status).toBe('connected');
  await live.cancelTransport(orderId);
}

/** What the sending flow hands on when it has created the order. */
export const followedFrom = (order: ReceivedOrder) => ({
  transportId: order._id,
  orderId: order.orderId,
  pickupLocation: order.pickupLocation.formattedAddress,
  dropoffLocation: order.dropoffLocation.formattedAddress,
  packageType: { type: order.packageType, subType: order.packageSubType },
  totalPrice: order.price,
});
