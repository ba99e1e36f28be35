import type { Tracking } from '@freight/contract';
import type { OrderRecord, StoredPlace } from '#db/ordersSchema.ts';
import { trackingNumberOf } from './orderNumber.ts';
import { shortName, withoutContacts } from './publicText.ts';

const lorryKmPerHour = 80;

const asPlace = ({ formattedAddress, city }: StoredPlace): Tracking['pickupLocation'] => ({
  formattedAddress,
  city,
});

/**
 * An order as anybody may see it who knows its number: what the documents list, with persons by first name
 * and initial, and never an e-mail address, a phone number, the driver or the inner id.
 */
export function toTracking(record: OrderRecord): Tracking {
  const { goods, pickup, dropoff } = record;
  return {
    orderId: record.orderNumber,
    status: record.status,
    shippingInfo: { trackingNumber: trackingNumberOf(record) },
    pickupLocation: asPlace(pickup),
    dropoffLocation: asPlace(dropoff),
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
    specialInstruction: withoutContacts(goods.specialInstruction),
    statusHistory: record.history,
    receipt: {
      cashOnDelivery: record.paymentMethod === 'cashOnDelivery',
      paymentMethod: record.paymentMethod,
      paymentStatus: record.paymentStatus,
      currency: 'SEK',
      productPrice: record.priceOre / 100,
    },
    // Accounts have no company yet.
    senderInfo: {
      name: shortName(`${record.sender.firstName} ${record.sender.lastName}`),
      company: '',
      city: pickup.city,
    },
    receiverInfo: { name: shortName(record.receiver.name), city: dropoff.city },
  };
}
