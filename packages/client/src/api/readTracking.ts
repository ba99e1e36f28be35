import type { Dimensions, Tracking } from '@freight/contract';
import { fieldsOf, list, number, text } from './fields.ts';

export function readDimensions(answer: unknown): Dimensions {
  const sides = fieldsOf(answer);
  return { length: number(sides.length), width: number(sides.width), height: number(sides.height) };
}

const readPlace = (answer: unknown) => {
  const place = fieldsOf(answer);
  return { formattedAddress: text(place.formattedAddress), city: text(place.city) };
};

/**
 * A tracking answer with safe empties; null when it has no `orderId`, for which the screen says
 * `Invalid tracking data received` [CLIENT-33]. An unknown status is kept as received.
 */
export function readTracking(answer: unknown): Tracking | null {
  const data = fieldsOf(answer);
  const orderId = text(data.orderId);
  if (!orderId) return null;
  const route = fieldsOf(data.route);
  const vehicle = fieldsOf(data.vehicleInfo);
  const receipt = fieldsOf(data.receipt);
  const sender = fieldsOf(data.senderInfo);
  const receiver = fieldsOf(data.receiverInfo);
  return {
    orderId,
    status: text(data.status),
    shippingInfo: { trackingNumber: text(fieldsOf(data.shippingInfo).trackingNumber) },
    pickupLocation: readPlace(data.pickupLocation),
    dropoffLocation: readPlace(data.dropoffLocation),
    route: { distanceInKm: number(route.distanceInKm), estimatedTimeHours: number(route.estimatedTimeHours) },
    estimatedDelivery: text(data.estimatedDelivery) || null,
    packageType: text(data.packageType),
    packageSubType: text(data.packageSubType),
    quantity: number(data.quantity),
    weight: number(data.weight),
    volume: number(data.volume),
    dimensions: readDimensions(data.dimensions),
    fragile: data.fragile === true,
    vehicleInfo: { fuelType: text(vehicle.fuelType), vehicleType: text(vehicle.vehicleType) },
    specialInstruction: text(data.specialInstruction),
    statusHistory: list(data.statusHistory)
      .map(fieldsOf)
      .map(({ status, changedAt }) => ({ status: text(status), changedAt: text(changedAt) }))
      .filter(({ status }) => status),
    receipt: {
      cashOnDelivery: receipt.cashOnDelivery === true,
      paymentMethod: text(receipt.paymentMethod),
      paymentStatus: text(receipt.paymentStatus),
      currency: text(receipt.currency),
      productPrice: number(receipt.productPrice),
    },
    senderInfo: { name: text(sender.name), company: text(sender.company), city: text(sender.city) },
    receiverInfo: { name: text(receiver.name), city: text(receiver.city) },
  };
}
