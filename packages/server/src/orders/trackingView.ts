import type { ReducedTracking, Tracking } from '@freight/contract';
import type { OrderRecord, StoredPlace } from '#db/ordersSchema.ts';
import { trackingNumberOf } from './orderNumber.ts';
import { addressWithoutContacts, shortName, withoutContacts } from './publicText.ts';

const lorryKmPerHour = 80;

/**
 * An order as anybody may see it who knows its number: what the documents list, with persons by first name
 * and initial, and never an e-mail address, a phone number, a code of a door, the driver or the inner id.
 */
export function toTracking(record: OrderRecord): Tracking {
  const own = toOwnTracking(record);
  const asPlace = ({ formattedAddress, city }: StoredPlace) => ({
    formattedAddress: addressWithoutContacts(formattedAddress),
    city: addressWithoutContacts(city),
  });
  return {
    ...own,
    pickupLocation: asPlace(record.pickup),
    dropoffLocation: asPlace(record.dropoff),
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

/** The same without street, price and instruction: where those who own the platform want strangers to know less. */
export function toReducedTracking(record: OrderRecord): ReducedTracking {
  const { receipt: _price, specialInstruction: _instruction, ...rest } = toTracking(record);
  return {
    ...rest,
    pickupLocation: { city: rest.pickupLocation.city },
    dropoffLocation: { city: rest.dropoffLocation.city },
  };
}

/** The same as its own customer sees it: nothing masked and nothing left out. */
export function toOwnTracking(record: OrderRecord): Tracking {
  const { goods, pickup, dropoff, sender } = record;
  return {
    orderId: record.orderNumber,
    status: record.status,
    shippingInfo: { trackingNumber: trackingNumberOf(record) },
    pickupLocation: { formattedAddress: pickup.formattedAddress, city: pickup.city },
    dropoffLocation: { formattedAddress: dropoff.formattedAddress, city: dropoff.city },
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
  };
}
