import {
  type CalculatePriceRequest,
  defaultPackageSubType,
  defaultPackageType,
  defaultWireFuelType,
  volumeOf,
  type WireFuelType,
  wireFuelTypes,
} from '@freight/contract';
import { rejectedLocally } from '#errors/apiError.ts';
import type { TransportDraft } from './draft.ts';
import { piecesOf } from './sentPieces.ts';
import { type WireLocation, wireLocation } from './wireLocation.ts';

/** The price call before its checks: missing values are still null or left out. */
export type PriceInput = Omit<CalculatePriceRequest, 'pickupLocation' | 'dropoffLocation'> & {
  pickupLocation: WireLocation | null;
  dropoffLocation: WireLocation | null;
};

/** The name of a fuel in the payload; any unknown fuel is `El` [PRICE-30] to [PRICE-34]. */
export function wireFuelType(fuelType: string): WireFuelType {
  return Object.hasOwn(wireFuelTypes, fuelType)
    ? wireFuelTypes[fuelType as keyof typeof wireFuelTypes]
    : defaultWireFuelType;
}

/** The price request for a draft, with the wizard's defaults filled in [PRICE-22] to [PRICE-29] (OPEN-07, OPEN-65). */
export function priceInputOf(draft: TransportDraft): PriceInput {
  const { weight, dimensions, category, subcategory } = draft.packageDetails;
  return {
    pickupLocation: draft.pickupLocation && wireLocation(draft.pickupLocation),
    dropoffLocation: draft.dropoffLocation && wireLocation(draft.dropoffLocation),
    weight,
    volume: volumeOf(dimensions),
    fuelType: wireFuelType(draft.selectedVehicle?.fuelType ?? 'biogas'),
    packageType: category?.trim() || defaultPackageType,
    packageSubType: subcategory?.trim() || defaultPackageSubType,
    dimensions,
    quantity: 1,
    ...piecesOf(draft),
  };
}

/** With everything that the call has a default for. */
type CheckedPriceRequest = Required<Omit<CalculatePriceRequest, 'pieces'>> &
  Pick<CalculatePriceRequest, 'pieces'>;

function trimmed(
  location: WireLocation | null,
  missing: 'pickupRequired' | 'dropoffRequired',
): Required<WireLocation> {
  const { address, coordinates, city, postalCode, street } = location ?? {};
  const { latitude, longitude } = coordinates ?? {};
  const isPlaced = Number.isFinite(latitude) && Number.isFinite(longitude);
  if (!address?.trim() || !coordinates || !isPlaced) throw rejectedLocally(missing);
  return {
    address: address.trim(),
    coordinates,
    city: city?.trim() ?? '',
    postalCode: postalCode?.trim() ?? '',
    street: street?.trim() ?? '',
  };
}

/**
 * The payload of the price call, checked, trimmed and with the call's own (empty) defaults; throws an
 * `ApiError` of status 400 with the documented message [PRICE-14] to [PRICE-23].
 */
export function checkedPriceRequest(input: PriceInput): CheckedPriceRequest {
  const pickupLocation = trimmed(input.pickupLocation, 'pickupRequired');
  const dropoffLocation = trimmed(input.dropoffLocation, 'dropoffRequired');
  // Written as `not above` so that NaN fails as well.
  if (!(input.weight > 0)) throw rejectedLocally('weightRequired');
  if (!(input.volume > 0)) throw rejectedLocally('volumeRequired');
  if (!input.fuelType?.trim()) throw rejectedLocally('fuelTypeRequired');
  if (!input.packageType?.trim()) throw rejectedLocally('packageTypeRequired');
  return {
    pickupLocation,
    dropoffLocation,
    weight: input.weight,
    volume: input.volume,
    fuelType: input.fuelType,
    packageType: input.packageType.trim(),
    packageSubType: input.packageSubType?.trim() ?? '',
    dimensions: input.dimensions ?? {},
    quantity: input.quantity ?? 1,
    ...(input.pieces && { pieces: input.pieces }),
  };
}
