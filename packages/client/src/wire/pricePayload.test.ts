import { calculatePriceRequest } from '@freight/contract/schemas';
import { describe, expect, test } from 'vitest';
import { aDraft } from '#testing/drafts.ts';
import type { TransportDraft } from './draft.ts';
import { checkedPriceRequest, type PriceInput, priceInputOf, wireFuelType } from './pricePayload.ts';

const checked = (parts: Partial<PriceInput> = {}) =>
  checkedPriceRequest({ ...priceInputOf(aDraft()), ...parts });
const refusal = (message: string) => expect.objectContaining({ name: 'ApiError', status: 400, message });
const place = { address: 'Storgatan 12', coordinates: { latitude: 59, longitude: 13 } };

describe('the payload of the price call', () => {
  test('has everything the documents list, as the contract accepts it [PRICE-24] [PRICE-25] [PRICE-28] [PRICE-29]', () => {
    expect(calculatePriceRequest.parse(checked())).toEqual({
      pickupLocation: {
        address: 'Storgatan 12, 652 24 Karlstad, Sverige',
        coordinates: { latitude: 59.3793, longitude: 13.5036 },
        city: 'Karlstad',
        postalCode: '652 24',
        street: 'Storgatan 12',
      },
      dropoffLocation: {
        address: 'Sveavägen 44, 111 34 Stockholm, Sverige',
        coordinates: { latitude: 59.3374, longitude: 18.0601 },
        city: 'Stockholm',
        postalCode: '111 34',
        street: 'Sveavägen 44',
      },
      weight: 12.5,
      volume: 0.06,
      fuelType: 'Biogas',
      packageType: 'construction',
      packageSubType: 'tools_hardware',
      dimensions: { length: 50, width: 40, height: 30 },
      quantity: 1,
    });
  });

  const bare = (packageDetails: Partial<TransportDraft['packageDetails']>) =>
    priceInputOf(aDraft({ packageDetails: { ...aDraft().packageDetails, ...packageDetails } }));

  test('names a package without category General [PRICE-26]', () => {
    expect(bare({ category: undefined }).packageType).toBe('General');
    expect(bare({ category: ' ' }).packageType).toBe('General');
  });

  test('names a package without subcategory Standard [PRICE-27]', () => {
    expect(bare({ subcategory: undefined }).packageSubType).toBe('Standard');
    expect(bare({ subcategory: '' }).packageSubType).toBe('Standard');
  });

  test('falls back to empty texts in the call itself [PRICE-21]', () => {
    const request = checked({ pickupLocation: place, packageSubType: undefined });
    expect(request.pickupLocation).toEqual({ ...place, city: '', postalCode: '', street: '' });
    expect(request.packageSubType).toBe('');
  });

  test('counts one piece by default, and the wizard always sends one [PRICE-22]', () => {
    expect(checked({ quantity: undefined }).quantity).toBe(1);
    expect(checked({ quantity: 3 }).quantity).toBe(3);
    expect(priceInputOf(aDraft()).quantity).toBe(1);
  });

  test('sends empty dimensions when there are none [PRICE-23]', () => {
    expect(checked({ dimensions: undefined }).dimensions).toEqual({});
  });

  test('trims its texts [PRICE-20]', () => {
    const location = {
      ...place,
      address: ' Storgatan 12 ',
      city: ' Karlstad ',
      postalCode: ' 652 24',
      street: ' S ',
    };
    const request = checked({
      dropoffLocation: location,
      packageType: ' construction ',
      packageSubType: ' x ',
    });
    expect(request.dropoffLocation).toEqual({
      ...place,
      city: 'Karlstad',
      postalCode: '652 24',
      street: 'S',
    });
    expect([request.packageType, request.packageSubType]).toEqual(['construction', 'x']);
    const draft = aDraft({ pickupLocation: { address: '  Storgatan 12  ', lat: 59, lng: 13 } });
    expect(priceInputOf(draft).pickupLocation?.address).toBe('Storgatan 12');
  });
});

describe('the checks of the price call', () => {
  const noPlaces = [
    null,
    { ...place, address: ' ' },
    { ...place, coordinates: { latitude: Number.NaN, longitude: 13 } },
    { address: 'Storgatan 12' } as PriceInput['pickupLocation'],
  ];

  test.each(noPlaces)('require a pickup address and coordinates, not %j [PRICE-14]', (pickupLocation) => {
    expect(() => checked({ pickupLocation })).toThrow(
      refusal('Pickup location with address and coordinates is required'),
    );
  });

  test.each(noPlaces)('require a dropoff address and coordinates, not %j [PRICE-15]', (dropoffLocation) => {
    expect(() => checked({ dropoffLocation })).toThrow(
      refusal('Dropoff location with address and coordinates is required'),
    );
  });

  test('accept the coordinates 0, 0 [PRICE-14]', () => {
    const pickupLocation = { address: 'Ute på havet', coordinates: { latitude: 0, longitude: 0 } };
    expect(checked({ pickupLocation }).pickupLocation.coordinates).toEqual({ latitude: 0, longitude: 0 });
  });

  test.each([0, -1, Number.NaN])('require a weight above 0, not %d [PRICE-16]', (weight) => {
    expect(() => checked({ weight })).toThrow(refusal('Valid weight is required'));
  });

  test.each([0, -1, Number.NaN])('require a volume above 0, not %d [PRICE-17]', (volume) => {
    expect(() => checked({ volume })).toThrow(refusal('Valid volume is required'));
  });

  test('require a fuel type [PRICE-18]', () => {
    expect(() => checked({ fuelType: '' as 'El' })).toThrow(refusal('Fuel type is required'));
  });

  test('require a package type that is not blank [PRICE-19]', () => {
    expect(() => checked({ packageType: ' ' })).toThrow(refusal('Package type is required'));
  });
});

describe('the fuel on the wire', () => {
  test('is Biogas for biogas [PRICE-30]', () => expect(wireFuelType('biogas')).toBe('Biogas'));
  test('is Diesel for diesel [PRICE-31]', () => expect(wireFuelType('diesel')).toBe('Diesel'));
  test('is El for electric [PRICE-32]', () => expect(wireFuelType('electric')).toBe('El'));
  test('is El-hybrid for electricHybrid [PRICE-33]', () =>
    expect(wireFuelType('electricHybrid')).toBe('El-hybrid'));
  test.each(['', 'steam', 'toString', '__proto__'])('is El for the unknown fuel %j [PRICE-34]', (fuel) => {
    expect(wireFuelType(fuel)).toBe('El');
  });
});
