import { type Order, paths, type Tracking } from '@freight/contract';
import {
  errorAnswer,
  trackingAnswer,
  tracking as trackingSchema,
  validationAnswer,
} from '@freight/contract/schemas';
import { describe, expect, it } from 'vitest';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';

const server = await openTestServer();
const anna = await server.verifiedUser({ firstName: 'Anna', lastName: 'Hemlighetsson' });
const order = await orderTransport(server, anna, {
  specialInstruction: 'Ring 070-174 06 33 eller mejla bo@example.com, port 4711',
  receiverContactInfo: {
    name: 'Bo Dolderman',
    phoneNr: '+46 70 174 06 20',
    email: 'bo.dolderman@example.com',
  },
});
await server.advance(10 * 60_000);

async function track(id: string): Promise<Tracking> {
  return trackingAnswer.parse(await (await fetch(server.url + paths.tracking(id))).json()).data;
}
async function refusal(path: string): Promise<[number, string]> {
  const response = await fetch(server.url + path);
  return [response.status, errorAnswer.parse(await response.json()).message];
}

describe('public tracking', () => {
  it('answers anybody who knows the number, however it is typed [TRACK-04] [CLIENT-33]', async () => {
    for (const id of [
      order.orderId,
      order.orderId.toLowerCase(),
      ` ${order.orderId.replaceAll('-', ' ')} `,
    ]) {
      expect((await track(id)).orderId).toBe(order.orderId);
    }
  });

  it('shows route, package, vehicle, receipt and history [TRACK-13] [TRACK-14] [TRACK-15] [TRACK-16] [TRACK-17] [TRACK-18] [TRACK-19] [TRACK-25] [TRACK-26] [TRACK-29]', async () => {
    const data = await track(order.orderId);
    expect(data).toMatchObject({
      status: 'awaitingPickup',
      shippingInfo: { trackingNumber: `TRK-${order.orderId.replaceAll('-', '')}` },
      pickupLocation: { formattedAddress: 'Storgatan 12, 652 24 Karlstad, Sverige', city: 'Karlstad' },
      packageType: 'construction',
      dimensions: { length: 50, width: 40, height: 30 },
      vehicleInfo: { fuelType: 'Biogas', vehicleType: 'Standard Vehicle' },
      receipt: { cashOnDelivery: false, currency: 'SEK', productPrice: order.price, paymentStatus: 'paid' },
    });
    expect(data.route.estimatedTimeHours).toBeCloseTo(data.route.distanceInKm / 80, 1);
    expect(Date.parse(data.estimatedDelivery ?? '')).toBeGreaterThan(Date.parse(order.createdAt));
    const history = ['pending_queue', 'pending', 'confirmed', 'awaitingPickup'];
    expect(data.statusHistory.map(({ status }) => status)).toEqual(history);
  });

  it('names persons by first name and initial [TRACK-27] [TRACK-28]', async () => {
    const data = await track(order.orderId);
    expect(data.senderInfo).toEqual({ name: 'Anna H.', company: '', city: 'Karlstad' });
    expect(data.receiverInfo).toEqual({ name: 'Bo D.', city: 'Stockholm' });
  });

  it('never shows an e-mail address, a phone number, the driver or the internal id [TRACK-20]', async () => {
    const text = await (await fetch(server.url + paths.tracking(order.orderId))).text();
    const mine = await fetch(server.url + paths.transport(order._id), { headers: anna.headers });
    const { data } = (await mine.json()) as { data: Order };
    const driver = data.driver[0];
    expect(driver).toBeDefined();
    const secrets = [
      '@',
      '+46',
      '174 06',
      'Hemlighetsson',
      'Dolderman',
      order._id,
      driver?.driver.phoneNr ?? '',
      driver?.driver.lastName ?? '',
      data.vehicle?.registrationNr ?? '',
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toContain('4711');
    expect(text).toContain('port …');
  });

  it('answers the documented fields and no other [TRACK-29]', async () => {
    const response = await fetch(server.url + paths.tracking(order.orderId));
    const { data } = (await response.json()) as { data: object };
    // Visitors see the stops before theirs on the last leg alone, and never the pickup or the page's own name for an order.
    const { stopsBefore: _s, pickupWindow: _w, reference: _r, pieces: _p, ...fields } = trackingSchema.shape;
    expect(Object.keys(data).sort()).toEqual(Object.keys(fields).sort());
  });

  it('asks for an order id [TRACK-03]', async () => {
    expect(await refusal(paths.tracking(' '))).toEqual([400, 'Order ID is required']);
    expect(await refusal(paths.validate('  '))).toEqual([400, 'Order ID is required']);
  });

  it('finds no package under an unknown number or an internal id [TRACK-32]', async () => {
    for (const id of ['0000-0000-0000', '0000-0000-0001', 'nothing', order._id]) {
      expect(await refusal(paths.tracking(id))).toEqual([404, 'Package not found']);
      expect(await refusal(paths.validate(id))).toEqual([404, 'Package not found']);
    }
  });

  it('confirms an order number in its proper spelling [CLIENT-34]', async () => {
    const response = await fetch(server.url + paths.validate(order.orderId.toLowerCase()));
    expect(validationAnswer.parse(await response.json()).data).toEqual({
      orderId: order.orderId,
      valid: true,
    });
  });
});
