import type { ReducedTracking, Tracking } from '@freight/contract';
import { townCentre } from '@freight/sample-services/geo/townCentre';
import type { OrderRecord, StoredPlace } from '#db/schema/orders.ts';
import { trackingNumberOf } from '#orderFacts/orderNumber.ts';
import { addressWithoutContacts, shortName, withoutContacts } from '#orderFacts/publicText.ts';

const lorryKmPerHour = 80;

/**
 * An order as anybody may see it who knows its number: what the documents list, with persons by first name
 * and initial, and never an e-mail address, a phone number, a code of a door, the driver, the page's reference or the inner id. On the map
 * it goes from the middle of one town to the middle of the other [L18].
 */
export function toTracking(record: OrderRecord): Tracking {
  const { reference: _, ...own } = toOwnTracking(record);
  const asPlace = (place: StoredPlace) => ({
    formattedAddress: addressWithoutContacts(place.formattedAddress),
    city: addressWithoutContacts(place.city),
    ...townCentre(place),
  });
  return {
    ...own,
    pickupLocation: asPlace(record.pickup),
    dropoffLocation: asPlace(record.dropoff),
    pieces: own.pieces?.map((piece) => ({ ...piece, description: '' })),
    packageType: withoutContacts(own.packageType),
    packageSubType: withoutContacts(own.packageSubType),
    specialInstruction: withoutContacts(own.specialInstruction),
    senderInfo: {
      ...own.senderInfo,
      name: shortName(own.senderInfo.name),
      city: addressWithoutContacts(own.senderInfo.city),
    },
    receiverInfo: {
      name: shortName(own.receiverInfo.name),
      city: addressWithoutContacts(own.receiverInfo.city),
    },
  };
}

/** The same without street, price and instruction, for platforms set up to show strangers less. */
export function toReducedTracking(record: OrderRecord): ReducedTracking {
  const { receipt: _price, specialInstruction: _instruction, ...rest } = toTracking(record);
  const { formattedAddress: _from, ...pickupLocation } = rest.pickupLocation;
  const { formattedAddress: _to, ...dropoffLocation } = rest.dropoffLocation;
  return { ...rest, pickupLocation, dropoffLocation };
}

/** The same as its own customer sees it: nothing masked and nothing left out. */
export function toOwnTracking(record: OrderRecord): Tracking {
  const { goods, pickup, dropoff, sender } = record;
  return {
    orderId: record.orderNumber,
    status: record.status,
    shippingInfo: { trackingNumber: trackingNumberOf(record) },
    pickupLocation: asOwnPlace(pickup),
    dropoffLocation: asOwnPlace(dropoff),
    route: {
      distanceInKm: record.distanceKm,
      estimatedTimeHours: Math.round((record.distanceKm / lorryKmPerHour) * 10) / 10,
    },
    estimatedDelivery: record.estimatedDelivery?.toISOString() ?? null,
    packageType: goods.packageType,
    packageSubType: goods.packageSubType,
    quantity: goods.quantity,
    weight: goods.weight,
    volume: goods.volume,
    dimensions: goods.dimensions,
    fragile: goods.fragile,
    pieces: goods.pieces,
    vehicleInfo: { fuelType: record.fuelType, vehicleType: 'Standard Vehicle' },
    specialInstruction: goods.specialInstruction,
    statusHistory: record.history,
    receipt: {
      cashOnDelivery: record.paymentMethod === 'cashOnDelivery',
      paymentMethod: record.paymentMethod,
      paymentStatus: record.paymentStatus,
      currency: 'SEK',
      productPrice: record.priceOre / 100,
    },
    // Accounts have no company yet.
    senderInfo: { name: `${sender.firstName} ${sender.lastName}`.trim(), company: '', city: pickup.city },
    receiverInfo: { name: record.receiver.name, city: dropoff.city },
    emissions: record.emissions ?? undefined,
    reference: record.reference ?? undefined,
  };
}

const asOwnPlace = ({ formattedAddress, city, lat, lng }: StoredPlace) => ({
  formattedAddress,
  city,
  lat,
  lng,
});
