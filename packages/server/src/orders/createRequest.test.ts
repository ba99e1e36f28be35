import type { AdditionalData } from '@freight/contract';
import { describe, expect, it } from 'vitest';
import { aQuoteRecord } from '#testing/orderRecords.ts';
import { anOrderRequest } from '#testing/orders.ts';
import { readOrderRequest, requireDate, requireFit } from './createRequest.ts';

const day = 24 * 3_600_000;
const now = new Date('2026-11-22T09:00:00Z');
const request = (parts: Partial<AdditionalData> = {}) =>
  readOrderRequest('route', anOrderRequest('route', parts));
const fits = (ordered: Partial<AdditionalData>, quoted: Parameters<typeof aQuoteRecord>[0] = {}) => {
  try {
    requireFit(request(ordered), aQuoteRecord(quoted));
    return true;
  } catch (error) {
    expect(error).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^The addresses or the package/),
    });
    return false;
  }
};
const sides = (length: number, width: number, height: number) => ({ dimensions: { length, width, height } });

describe('the recipient of an order', () => {
  const recipient = (name: string, phoneNr: string) =>
    request({ receiverContactInfo: { name, phoneNr, email: '' } }).receiverContactInfo;

  it('is read without what copying adds [B28]', () => {
    expect(recipient('\u202aBo Ek\u202c', '\u202a+46701234567\u202c')).toEqual({
      name: 'Bo Ek',
      phoneNr: '+46701234567',
      email: '',
    });
  });

  it('needs a phone that can be called [B28]', () => {
    for (const phone of ['112', 'call me']) expect(() => recipient('Bo', phone)).toThrow();
  });
});

describe('an order fits its price', () => {
  it('with the same goods and places, however a piece is turned [T10]', () => {
    expect(fits({})).toBe(true);
    expect(fits(sides(30, 50, 40))).toBe(true);
    expect(fits({ weight: 1, ...sides(10, 10, 10), volume: 0.001 })).toBe(true);
  });

  it('not with more pieces, nor with fewer [T10]', () => {
    expect(fits({ quantity: 2 })).toBe(false);
    expect(fits({ quantity: 1 }, { quantity: 2 })).toBe(false);
    expect(fits({ quantity: 1 }, { quantity: undefined })).toBe(true);
  });

  it('not with a heavier piece, beyond rounding [T10]', () => {
    expect(fits({ weight: 12.5 * 1.001 })).toBe(true);
    expect(fits({ weight: 12.52 })).toBe(false);
  });

  it('not with a larger volume, named or measured [T10]', () => {
    expect(fits({ volume: 0.0601 })).toBe(false);
    expect(fits(sides(50, 40, 30.1))).toBe(false);
  });

  it('not with a longer side of the same volume [T10]', () => {
    expect(fits(sides(60, 40, 25))).toBe(false);
    expect(fits(sides(50, 50, 24))).toBe(false);
  });

  it('not with a piece longer than any that is sent unmeasured [T10]', () => {
    const unmeasured = { dimensions: undefined, volume: 1 };
    expect(fits({ ...sides(100, 50, 40), volume: 0.2 }, unmeasured)).toBe(true);
    expect(fits({ ...sides(1_360, 10, 10), volume: 0.136 }, unmeasured)).toBe(false);
  });

  it('not with another pickup or drop-off, beyond a hundred metres [T10]', () => {
    const at = (latitude: number, longitude: number, address: string) => ({
      address,
      coordinates: { latitude, longitude },
      city: '',
      postalCode: '',
    });
    expect(fits({ pickupLocation: at(59.3801, 13.5036, 'Storgatan 12') })).toBe(true);
    expect(fits({ pickupLocation: at(59.3803, 13.5036, 'Storgatan 12') })).toBe(false);
    expect(fits({ dropoffLocation: at(59.3374, 18.0583, 'Sveavägen 44') })).toBe(false);
  });
});

describe('the body of an order', () => {
  const refusal = (routeId: string, body: unknown) => {
    try {
      readOrderRequest(routeId, body);
      return 'taken';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('is refused in the documented words and order [T10]', () => {
    expect(refusal(' ', anOrderRequest('route'))).toBe('Route ID is required');
    expect(refusal('route', undefined)).toBe('Additional data is required');
    expect(refusal('route', { routeId: 'route', additionalData: {} })).toBe(
      'Receiver contact information is required',
    );
    expect(refusal('route', anOrderRequest('route', sides(0, 40, 30)))).toBe(
      'Valid package dimensions are required',
    );
    const { routeId: _, ...unnamed } = anOrderRequest('route');
    expect(refusal('route', unnamed)).toBe('Route ID is required');
    expect(refusal('route', anOrderRequest('other'))).toBe(
      'The route ID of the order is not the one it was sent to',
    );
  });
});

describe('the date of an order', () => {
  const isTaken = (scheduleOrder: boolean, ahead: number) => {
    const scheduledDate = new Date(now.getTime() + ahead).toISOString();
    try {
      requireDate(request({ scheduleOrder, scheduledDate }), now);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ status: 400, message: expect.stringContaining('scheduled date') });
      return false;
    }
  };

  it('lies between yesterday and a year ahead where the order is scheduled [T10]', () => {
    expect([-day, 0, 366 * day].map((ahead) => isTaken(true, ahead))).toEqual([true, true, true]);
    expect([-day - 1, 366 * day + 1].map((ahead) => isTaken(true, ahead))).toEqual([false, false]);
  });

  it('does not matter for an immediate order [T10]', () => {
    expect(isTaken(false, -400 * day)).toBe(true);
  });
});
