import { expect, test } from 'vitest';
import { latLonOf, readPriceRequest, requireRoute } from './priceRequest.ts';

const place = (latitude: number, longitude: number) => ({
  address: ' Storgatan 12, Karlstad ',
  coordinates: { latitude, longitude },
});
const body = {
  pickupLocation: place(59.38, 13.5),
  dropoffLocation: place(59.34, 18.06),
  weight: 12.5,
  volume: 0.06,
  fuelType: 'Biogas',
  packageType: ' construction ',
};

test('reads a price request trimmed and with its defaults [PRICE-20] [PRICE-23]', () => {
  const filled = { address: 'Storgatan 12, Karlstad', city: '', postalCode: '', street: '' };
  expect(readPriceRequest(body)).toEqual({
    pickupLocation: { ...filled, coordinates: { latitude: 59.38, longitude: 13.5 } },
    dropoffLocation: { ...filled, coordinates: { latitude: 59.34, longitude: 18.06 } },
    weight: 12.5,
    volume: 0.06,
    fuelType: 'Biogas',
    packageType: 'construction',
    packageSubType: '',
    dimensions: {},
    quantity: 1,
  });
  expect(latLonOf(body.pickupLocation as Parameters<typeof latLonOf>[0])).toEqual([59.38, 13.5]);
});

test.each([
  ['pickupLocation', 'Pickup location with address and coordinates is required'],
  ['dropoffLocation', 'Dropoff location with address and coordinates is required'],
  ['weight', 'Valid weight is required'],
  ['volume', 'Valid volume is required'],
  ['fuelType', 'Fuel type is required'],
  ['packageType', 'Package type is required'],
])('refuses a request without %s in the documented words [PRICE-14] [PRICE-19]', (field, sentence) => {
  expect(() => readPriceRequest({ ...body, [field]: undefined })).toThrow(sentence);
});

test('names the first field that is missing, also without a body, and a field without words of its own', () => {
  for (const nothing of [undefined, null, {}])
    expect(() => readPriceRequest(nothing)).toThrow('Pickup location with address');
  expect(() => readPriceRequest({ ...body, quantity: 0 })).toThrow(
    'The field quantity is missing or not valid',
  );
});

/** Ten kilometres are 0.0899 degrees of latitude. */
const north = (degrees: number) => [59.38 + degrees, 13.5] as const;

test('requires ten kilometres between both places, and shows how many there are [SENDCARD-13]', () => {
  expect(() => requireRoute(north(0), north(0.0901))).not.toThrow();
  expect(() => requireRoute(north(0), north(0.0898))).toThrow(
    'Minimum distance is 10 KM. Current distance is 9.99 KM.',
  );
  expect(() => requireRoute(north(0), north(0))).toThrow('Current distance is 0.00 KM.');
});

test('finds no route to or from a place outside the roads', () => {
  const [karlstad, paris] = [north(0), [48.85, 2.35] as const];
  for (const [from, to] of [
    [karlstad, paris],
    [paris, karlstad],
  ] as const)
    expect(() => requireRoute(from, to)).toThrow(
      expect.objectContaining({ status: 422, message: 'No route found between these addresses.' }),
    );
});
