import type { Order } from '@freight/contract';
import type { OrderRecord, StoredPlace } from '#db/schema/orders.ts';
import type { StoredSender } from '#db/schema/people.ts';
import { handoverOf } from '#orderFacts/handoverOf.ts';
import { invoicedAt, invoiceNumberOf } from '#orderFacts/invoiceFacts.ts';
import { trackingNumberOf } from '#orderFacts/orderNumber.ts';

const fullName = ({ firstName, lastName }: Pick<StoredSender, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

const asPlace = ({ formattedAddress, street, city, lat, lng }: StoredPlace): Order['pickupLocation'] => ({
  formattedAddress,
  street,
  city,
  lat,
  lng,
});

function runOf({ emptyRun }: OrderRecord): Order['emptyRun'] {
  if (!emptyRun) return undefined;
  const { from, to, date, saves } = emptyRun;
  return { from, to, date, saves };
}

/** An order as its own customer sees it [DETAIL-54] to [DETAIL-62]. */
export function toOrder(record: OrderRecord): Order {
  const { sender, receiver, driver } = record;
  return {
    _id: record.id,
    orderId: record.orderNumber,
    date: record.date.toISOString(),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    status: record.status,
    price: record.priceOre / 100,
    paymentStatus: record.paymentStatus,
    paymentMethod: record.paymentMethod,
    transportCompanyName: driver?.company,
    pickupLocation: asPlace(record.pickup),
    dropoffLocation: asPlace(record.dropoff),
    senderContactInfo: { name: fullName(sender), email: sender.email, phoneNr: sender.phoneNr },
    receiverContactInfo: receiver,
    driver: driver
      ? [
          {
            driver: { firstName: driver.firstName, lastName: driver.lastName, phoneNr: driver.phoneNr },
            email: driver.email,
          },
        ]
      : [],
    vehicle: driver ? { registrationNr: driver.registrationNr } : undefined,
    customer: [{ user: { firstName: sender.firstName, lastName: sender.lastName } }],
    ...record.goods,
    ...(record.deliveryNotes ? { deliveryNotes: record.deliveryNotes } : {}),
    handover: handoverOf(record),
    reference: record.reference ?? undefined,
    orderType: record.orderType,
    waybill: record.waybill ?? undefined,
    trackingNumber: trackingNumberOf(record),
    invoiceNumber: invoicedAt(record) && invoiceNumberOf(record),
    estimatedDelivery: record.estimatedDelivery?.toISOString(),
    emissions: record.emissions ?? undefined,
    emptyRun: runOf(record),
  };
}
