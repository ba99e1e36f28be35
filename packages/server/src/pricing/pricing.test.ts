import { type CalculatePriceRequest, paths } from '@freight/contract';
import { errorAnswer, priceAnswer } from '@freight/contract/schemas';
import { postJson } from '@freight/testing/requests';
import { describe, expect, it } from 'vitest';
import { eq } from '#db/drizzle.ts';
import { quotes } from '#db/schema/quotes.ts';
import { aPriceRequest, requestQuote } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';

const server = await openTestServer();

async function refusal(body: unknown): Promise<[number, string]> {
  const response = await postJson(server, paths.calculatePrice, body);
  return [response.status, errorAnswer.parse(await response.json()).message];
}
const without = (...names: (keyof CalculatePriceRequest)[]): object =>
  Object.fromEntries(
    Object.entries(aPriceRequest()).filter(([name]) => !names.some((each) => each === name)),
  );
const { pickupLocation, dropoffLocation } = aPriceRequest();

describe('the price call', () => {
  it('answers price, distance, route id and preferences to anybody [CLIENT-35] [PRICE-24] [PRICE-25] [PRICE-28]', async () => {
    const response = await postJson(server, paths.calculatePrice, aPriceRequest());
    expect(response.status).toBe(200);
    const { data } = priceAnswer.parse(await response.json());
    expect(data.distance).toBeGreaterThan(280);
    expect(data.distance).toBeLessThan(340);
    expect(data.appliedPreferences).toEqual(['Biogas -5 %']);
    const parts = [data.basePrice, data.distanceCharge, data.serviceCharge];
    const sum = parts.reduce<number>((total, part) => total + Math.round((part ?? 0) * 100), 0);
    expect(sum).toBe(Math.round(data.estimatedPrice * 100));
  });

  it('gives the same goods on the same road the same price [PRICE-04]', async () => {
    const [first, second] = [await requestQuote(server), await requestQuote(server)];
    expect(second.estimatedPrice).toBe(first.estimatedPrice);
    expect(second.routeId).not.toBe(first.routeId);
  });

  it('keeps what the price was calculated for, trimmed [PRICE-20]', async () => {
    const { routeId } = await requestQuote(server, {
      pickupLocation: { ...pickupLocation, address: '  Storgatan 12  ', city: ' Karlstad ' },
    });
    const [quote] = await server.database.db.select().from(quotes).where(eq(quotes.id, routeId));
    expect(quote?.request.pickup).toMatchObject({ formattedAddress: 'Storgatan 12', city: 'Karlstad' });
  });

  it('does without city, postal code, street, sub type, dimensions and quantity [PRICE-21] [PRICE-22] [PRICE-23]', async () => {
    const bare = ({ address, coordinates }: typeof pickupLocation) => ({ address, coordinates });
    const response = await postJson(server, paths.calculatePrice, {
      ...without('packageSubType', 'dimensions', 'quantity'),
      pickupLocation: bare(pickupLocation),
      dropoffLocation: bare(dropoffLocation),
    });
    const { data } = priceAnswer.parse(await response.json());
    const [quote] = await server.database.db.select().from(quotes).where(eq(quotes.id, data.routeId));
    expect(quote?.request.pickup).toMatchObject({ city: '', postalCode: '', street: '' });
  });

  it('asks for a pickup with address and coordinates [PRICE-14]', async () => {
    const message = 'Pickup location with address and coordinates is required';
    expect(await refusal({})).toEqual([400, message]);
    expect(await refusal(null)).toEqual([400, message]);
    expect(await refusal(without('pickupLocation'))).toEqual([400, message]);
    for (const part of [{ address: ' ' }, { coordinates: undefined }, { coordinates: { latitude: '59' } }]) {
      const location = { ...pickupLocation, ...part };
      expect(await refusal({ ...aPriceRequest(), pickupLocation: location })).toEqual([400, message]);
    }
  });

  it('asks for a drop-off with address and coordinates [PRICE-15]', async () => {
    const message = 'Dropoff location with address and coordinates is required';
    expect(await refusal(without('dropoffLocation'))).toEqual([400, message]);
    const location = { ...dropoffLocation, coordinates: { latitude: 91, longitude: 18 } };
    expect(await refusal({ ...aPriceRequest(), dropoffLocation: location })).toEqual([400, message]);
  });

  it('asks for a weight above zero [PRICE-16]', async () => {
    for (const weight of [0, -1, '12', null]) {
      expect(await refusal({ ...aPriceRequest(), weight })).toEqual([400, 'Valid weight is required']);
    }
  });

  it('asks for a volume above zero [PRICE-17]', async () => {
    for (const volume of [0, -1, '1', null]) {
      expect(await refusal({ ...aPriceRequest(), volume })).toEqual([400, 'Valid volume is required']);
    }
  });

  it('requires a known fuel type [PRICE-18]', async () => {
    expect(await refusal(without('fuelType'))).toEqual([400, 'Fuel type is required']);
    expect(await refusal({ ...aPriceRequest(), fuelType: 'Coal' })).toEqual([400, 'Fuel type is required']);
  });

  it('asks for a package type that is not blank [PRICE-19]', async () => {
    expect(await refusal(without('packageType'))).toEqual([400, 'Package type is required']);
    expect(await refusal({ ...aPriceRequest(), packageType: '  ' })).toEqual([
      400,
      'Package type is required',
    ]);
  });

  it('refuses places under 10 km apart and returns the distance [SENDCARD-13] [SENDCARD-14] [SENDCARD-15]', async () => {
    const north = (km: number) => ({
      ...pickupLocation,
      coordinates: { latitude: 59.3793 + (km / 6371) * (180 / Math.PI), longitude: 13.5036 },
    });
    expect(await refusal({ ...aPriceRequest(), dropoffLocation: north(4.126) })).toEqual([
      400,
      'Minimum distance is 10 KM. Current distance is 4.13 KM.',
    ]);
    const far = await postJson(
      server,
      paths.calculatePrice,
      aPriceRequest({ dropoffLocation: north(10.001) }),
    );
    expect(far.status).toBe(200);
  });

  it('answers 422 if no road leads there', async () => {
    const melbourne = {
      address: 'Collins Street 1, Melbourne',
      coordinates: { latitude: -37.8, longitude: 144.9 },
    };
    expect(await refusal({ ...aPriceRequest(), dropoffLocation: melbourne })).toEqual([
      422,
      'No route found between these addresses.',
    ]);
  });
});
