import { additionalData, createFromRoute } from '@freight/contract/schemas';
import { describe, expect, test } from 'vitest';
import { aDraft } from '#testing/drafts.ts';
import { checkOrderRequest, orderRequestOf } from './orderPayload.ts';

const now = '2026-03-02T08:00:00.000Z';
const pricing = { estimatedPrice: 1234.5, distance: 303.4, routeId: 'route-1' };
const requestOf = (parts: Parameters<typeof aDraft>[0] = {}) =>
  orderRequestOf(aDraft({ pricing, ...parts }), now);
const refusal = (message: string) => expect.objectContaining({ name: 'ApiError', status: 400, message });

describe('the payload of the create call', () => {
  test('names the route and is what the contract accepts [ORDER-02]', () => {
    const request = requestOf();
    expect(request.routeId).toBe('route-1');
    expect(createFromRoute.parse(request)).toEqual(request);
  });

  test('comes from a customer [ORDER-07]', () => {
    expect(requestOf().additionalData.userType).toBe('customer');
  });

  test('has both places with address, coordinates, city and postal code, and no street [ORDER-08] [ORDER-22]', () => {
    expect(requestOf().additionalData).toMatchObject({
      pickupLocation: {
        address: 'Storgatan 12, 652 24 Karlstad, Sverige',
        coordinates: { latitude: 59.3793, longitude: 13.5036 },
        city: 'Karlstad',
        postalCode: '652 24',
      },
      dropoffLocation: { city: 'Stockholm', postalCode: '111 34' },
    });
    expect(requestOf().additionalData.pickupLocation).not.toHaveProperty('street');
  });

  test('falls back to Stockholm and 111 20 for an address without city and postal code [ORDER-23] [ORDER-24]', () => {
    const pickupLocation = { address: 'Storgatan 12', lat: 59, lng: 13 };
    expect(requestOf({ pickupLocation }).additionalData.pickupLocation).toMatchObject({
      city: 'Stockholm',
      postalCode: '111 20',
    });
  });

  test('names a package without category General and without subcategory Standard [ORDER-09] [ORDER-10]', () => {
    const { weight, dimensions } = aDraft().packageDetails;
    const request = requestOf({ packageDetails: { weight, dimensions } });
    expect(request.additionalData).toMatchObject({ packageType: 'General', packageSubType: 'Standard' });
  });

  test('keeps category and subcategory as raw keys [ORDER-09] [ORDER-10]', () => {
    const { packageType, packageSubType } = requestOf().additionalData;
    expect([packageType, packageSubType]).toEqual(['construction', 'tools_hardware']);
  });

  test('has the chosen handover, and none where nothing was chosen [K5]', () => {
    const draft = aDraft({ pricing });
    const request = orderRequestOf(draft, now, { handover: 'code' });
    expect(createFromRoute.parse(request).additionalData.handover).toBe('code');
    for (const handover of [undefined, 'none'] as const)
      expect(orderRequestOf(draft, now, { handover })).toEqual(requestOf());
  });

  test('is for one piece [ORDER-11]', () => expect(requestOf().additionalData.quantity).toBe(1));

  test('carries the special instructions [ORDER-12]', () => {
    expect(requestOf().additionalData.specialInstruction).toBe('Ring på porten');
  });

  test('carries weight, volume and dimensions [ORDER-13] [ORDER-17]', () => {
    expect(requestOf().additionalData).toMatchObject({
      weight: 12.5,
      volume: 0.06,
      dimensions: { length: 50, width: 40, height: 30 },
    });
  });

  test('carries the recipient with an empty e-mail [ORDER-14] [ORDER-15] [B28]', () => {
    const recipientDetails = { name: ' \u202aBo Mottagare\u202c ', phone: ' tel:+46 70 000 00 02 ' };
    expect(requestOf({ recipientDetails }).additionalData.receiverContactInfo).toEqual({
      name: 'Bo Mottagare',
      phoneNr: '+46 70 000 00 02',
      email: '',
    });
  });

  test("contains the recipient's e-mail only if the host enables it (OPEN-03)", () => {
    const recipientDetails = { name: 'Bo', phone: '070', email: ' bo@example.com ' };
    const emailOf = (details: typeof recipientDetails | { name: string; phone: string } | undefined) =>
      orderRequestOf(aDraft({ pricing, recipientDetails: details }), now, { sendsRecipientEmail: true })
        .additionalData.receiverContactInfo.email;
    expect(requestOf({ recipientDetails }).additionalData.receiverContactInfo.email).toBe('');
    expect(emailOf(recipientDetails)).toBe('bo@example.com');
    expect(emailOf({ name: 'Bo', phone: '070' })).toBe('');
    expect(emailOf(undefined)).toBe('');
  });

  test('has empty fields for an empty draft, so that the checks can name what is missing', () => {
    const { weight, dimensions } = aDraft().packageDetails;
    const packageDetails = { weight, dimensions, category: ' ', subcategory: ' ' };
    expect(requestOf({ recipientDetails: undefined, packageDetails }).additionalData).toMatchObject({
      receiverContactInfo: { name: '', phoneNr: '', email: '' },
      specialInstruction: '',
      packageType: 'General',
      packageSubType: 'Standard',
    });
  });

  test('carries price and distance [ORDER-16]', () => {
    expect(requestOf().additionalData).toMatchObject({ price: 1234.5, distanceInKm: 303.4 });
  });

  test('is not scheduled, for now [ORDER-18] [ORDER-19]', () => {
    expect(requestOf().additionalData).toMatchObject({ scheduleOrder: false, scheduledDate: now });
  });

  test('is scheduled for the day that was chosen, which is the same one everywhere in Sweden', () => {
    expect(requestOf({ date: '2026-12-03' }).additionalData).toMatchObject({
      scheduleOrder: true,
      scheduledDate: '2026-12-03T12:00:00.000Z',
    });
  });

  test('is paid now [ORDER-20]', () => expect(requestOf().additionalData.paymentOption).toBe('payNow'));
  test('is paid by card [ORDER-21]', () => expect(requestOf().additionalData.paymentMethod).toBe('card'));

  test('has no fields beyond the documented ones [ORDER-07]', () => {
    const { handover: _h, reference: _r, pieces: _p, approval: _a, ...documented } = additionalData.shape;
    expect(Object.keys(requestOf().additionalData).sort()).toEqual(Object.keys(documented).sort());
    expect(Object.keys(requestOf())).toEqual(['routeId', 'additionalData']);
  });
});

describe('the checks of the create call', () => {
  test('require a route ID [ORDER-03]', () => {
    expect(() => checkOrderRequest(requestOf({ pricing: undefined }))).toThrow(
      refusal('Route ID is required'),
    );
    expect(() => checkOrderRequest({ ...requestOf(), routeId: ' ' })).toThrow(
      refusal('Route ID is required'),
    );
  });

  test('require additional data [ORDER-04]', () => {
    expect(() => checkOrderRequest({ routeId: 'route-1' })).toThrow(refusal('Additional data is required'));
  });

  test('reject fields that a host without types has left out, with a message', () => {
    const { additionalData: complete } = requestOf();
    const check = (parts: object) => () =>
      checkOrderRequest({ routeId: 'route-1', additionalData: { ...complete, ...parts } });
    for (const receiverContactInfo of [undefined, {}, { name: 'Bo' }, { phoneNr: '070' }])
      expect(check({ receiverContactInfo })).toThrow(refusal('Receiver contact information is required'));
    for (const receiver of [
      { name: ' ', phoneNr: '070' },
      { name: 'Bo', phoneNr: ' ' },
    ])
      expect(check({ receiverContactInfo: receiver })).toThrow(
        refusal('Receiver contact information is required'),
      );
    for (const dimensions of [undefined, { length: 1, width: 1 }])
      expect(check({ dimensions })).toThrow(refusal('Valid package dimensions are required'));
    expect(() => checkOrderRequest({ additionalData: complete })).toThrow(refusal('Route ID is required'));
  });

  test.each([undefined, { name: ' ', phone: '070' }, { name: 'Bo', phone: ' ' }])(
    'require a receiver with name and phone, not %j [ORDER-05]',
    (recipientDetails) => {
      expect(() => checkOrderRequest(requestOf({ recipientDetails }))).toThrow(
        refusal('Receiver contact information is required'),
      );
    },
  );

  test.each(['length', 'width', 'height'])('require a %s above 0 [ORDER-06]', (side) => {
    for (const value of [0, -1, Number.NaN]) {
      const dimensions = { length: 50, width: 40, height: 30, [side]: value };
      const packageDetails = { ...aDraft().packageDetails, dimensions };
      expect(() => checkOrderRequest(requestOf({ packageDetails }))).toThrow(
        refusal('Valid package dimensions are required'),
      );
    }
  });

  test('let a complete order pass [ORDER-03] [ORDER-04] [ORDER-05] [ORDER-06]', () => {
    expect(() => checkOrderRequest(requestOf())).not.toThrow();
  });
});
