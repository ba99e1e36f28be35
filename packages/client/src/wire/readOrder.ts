import type { EmissionsOfYear, Order } from '@freight/contract';
import { fieldsOf, list, number, readLike } from '#fields/fields.ts';
import { addressLine } from '#format/address.ts';
import { readPieces } from './pieces.ts';
import { readArrivalDetails, readArrivalWindow } from './readArrivalWindow.ts';
import { readRun } from './readDates.ts';
import { readEmissions, readEmissionsOfYear } from './readEmissions.ts';

/** An order as servers actually send it: its status may be unknown to this version. */
export type ReceivedOrder = Omit<Order, 'status'> & { status: string };

export interface ReceivedPage {
  data: ReceivedOrder[];
  pagination: { totalPages: number; totalItems: number };
  /** Of this calendar year, where the API counts them. */
  emissions?: EmissionsOfYear | undefined;
}

const place = { formattedAddress: '', street: '', city: '', lat: 0, lng: 0 };
const contact = { name: '', email: '', phoneNr: '' };
const person = { firstName: '', lastName: '' };
/** Texts that many servers leave out; an empty one counts as missing. */
const optional = {
  transportCompanyName: '',
  waybill: '',
  trackingNumber: '',
  consignmentId: '',
  invoiceNumber: '',
  currentLocation: '',
  reference: '',
  estimatedDelivery: '',
  scheduledDate: '',
};
const empty = {
  ...optional,
  _id: '',
  orderId: '',
  date: '',
  createdAt: '',
  updatedAt: '',
  status: '',
  price: 0,
  paymentStatus: '',
  paymentMethod: '',
  pickupLocation: place,
  dropoffLocation: place,
  senderContactInfo: contact,
  receiverContactInfo: contact,
  driver: [{ driver: { ...person, phoneNr: '' }, email: '' }],
  vehicle: { registrationNr: '' },
  customer: [{ user: person }],
  packageType: '',
  packageSubType: '',
  quantity: 0,
  weight: 0,
  volume: 0,
  dimensions: { length: 0, width: 0, height: 0 },
  specialInstruction: '',
  fragile: false,
  orderType: '',
} satisfies ReceivedOrder;

/** Some servers send no complete address: it is then made of street and city. */
const withAddress = (place: ReceivedOrder['pickupLocation']) => ({
  ...place,
  formattedAddress: place.formattedAddress || addressLine(place.street, place.city),
});

/** An order with safe empties; null when nothing identifies it [CLIENT-39] [DETAIL-54] to [DETAIL-62]. */
export function readOrder(answer: unknown): ReceivedOrder | null {
  const order = readLike(empty, answer);
  if (!order._id && !order.orderId) return null;
  const present = Object.keys(optional).map((key) => [key, order[key as keyof typeof optional] || undefined]);
  return {
    ...order,
    ...Object.fromEntries(present),
    pickupLocation: withAddress(order.pickupLocation),
    dropoffLocation: withAddress(order.dropoffLocation),
    vehicle: order.vehicle.registrationNr ? order.vehicle : undefined,
    emissions: readEmissions(fieldsOf(answer)['emissions']),
    pieces: readPieces(fieldsOf(answer)['pieces']),
    emptyRun: readRun(fieldsOf(answer)['emptyRun']),
    arrivalWindow: readArrivalWindow(fieldsOf(answer)['arrivalWindow']),
    ...readArrivalDetails(answer),
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
    emissions: readEmissionsOfYear(body['emissions']),
  };
}
