import type { Order } from '@freight/contract';
import { type Fields, fieldsOf, firstText, list, number, text } from './fields.ts';
import { readDimensions } from './readTracking.ts';

/** An order as a server may really send it: its status can be one that this version does not know. */
export type ReceivedOrder = Omit<Order, 'status'> & { status: string };

export interface ReceivedPage {
  data: ReceivedOrder[];
  pagination: { totalPages: number; totalItems: number };
}

const readPlace = (answer: unknown) => {
  const place = fieldsOf(answer);
  const coordinates = fieldsOf(place.coordinates);
  return {
    formattedAddress: firstText(place.formattedAddress, place.address),
    street: text(place.street),
    city: text(place.city),
    lat: number(place.lat ?? coordinates.latitude),
    lng: number(place.lng ?? coordinates.longitude),
  };
};

const readContact = (answer: unknown) => {
  const contact = fieldsOf(answer);
  return { name: text(contact.name), email: text(contact.email), phoneNr: text(contact.phoneNr) };
};

const readName = (person: Fields) => ({
  firstName: text(person.firstName),
  lastName: text(person.lastName),
});

function readDriver(answer: unknown) {
  const { driver, email } = fieldsOf(answer);
  const person = fieldsOf(driver);
  return { driver: { ...readName(person), phoneNr: text(person.phoneNr) }, email: text(email) };
}

/** An order with safe empties; null when nothing identifies it [CLIENT-39] [DETAIL-54] to [DETAIL-61]. */
export function readOrder(answer: unknown): ReceivedOrder | null {
  const order = fieldsOf(answer);
  const _id = text(order._id);
  const orderId = text(order.orderId);
  if (!_id && !orderId) return null;
  const registrationNr = text(fieldsOf(order.vehicle).registrationNr);
  return {
    _id,
    orderId,
    date: firstText(order.date, order.createdAt),
    createdAt: firstText(order.createdAt, order.date),
    updatedAt: text(order.updatedAt),
    status: text(order.status),
    price: number(order.price),
    paymentStatus: text(order.paymentStatus),
    paymentMethod: text(order.paymentMethod),
    transportCompanyName: text(order.transportCompanyName) || undefined,
    pickupLocation: readPlace(order.pickupLocation),
    dropoffLocation: readPlace(order.dropoffLocation),
    senderContactInfo: readContact(order.senderContactInfo),
    receiverContactInfo: readContact(order.receiverContactInfo),
    driver: list(order.driver).map(readDriver),
    vehicle: registrationNr ? { registrationNr } : undefined,
    customer: list(order.customer).map((entry) => ({ user: readName(fieldsOf(fieldsOf(entry).user)) })),
    packageType: text(order.packageType),
    packageSubType: text(order.packageSubType),
    quantity: number(order.quantity),
    weight: number(order.weight),
    volume: number(order.volume),
    dimensions: readDimensions(order.dimensions),
    specialInstruction: text(order.specialInstruction),
    fragile: order.fragile === true,
    orderType: text(order.orderType),
    waybill: text(order.waybill) || undefined,
  };
}

export const readOrders = (answer: unknown): ReceivedOrder[] =>
  list(answer)
    .map(readOrder)
    .filter((order) => order !== null);

/** One page of the list; without figures of its own it counts as the only page [CLIENT-38] [LIST-29]. */
export function readPage(answer: unknown): ReceivedPage {
  const body = fieldsOf(answer);
  const { totalPages, totalItems } = fieldsOf(body.pagination);
  const data = readOrders(body.data);
  return {
    data,
    pagination: { totalPages: number(totalPages) || 1, totalItems: number(totalItems) || data.length },
  };
}
