import {
  type ChangePictureRequest,
  type ChangeRequest,
  type ChangesOfOrder,
  type Order,
  paths,
  type WantedChange,
} from '@freight/contract';
import { changePictureAnswer, changesAnswer, errorAnswer, orderAnswer } from '@freight/contract/schemas';
import { type Answer, call } from '@freight/testing/requests';
import { stopsOnLastLeg } from '#dispatch/arrivalWindow.ts';
import { isHeldUp } from '#dispatch/journey.ts';
import { dayOf, daysAfter, isSunday } from '#orderFacts/deliveryDays.ts';
import { orderTransport } from './orders.ts';
import type { TestServer, TestUser } from './server.ts';

/** Changes for tests, made over HTTP as a client makes them. */

interface Reachable {
  readonly url: string;
}
type Sender = Pick<TestUser, 'headers'>;
/** The order by its id or number, or by the token of a link. */
export interface Subject {
  order?: string;
  share?: string;
}

export const doorCode: WantedChange = { kind: 'doorCode', text: '1234' };
/** In Solna, 5 km from where the orders of the tests go. */
export const solna = {
  formattedAddress: 'Solnavägen 1, 171 65 Solna, Sverige',
  street: 'Solnavägen 1',
  city: 'Solna',
  lat: 59.36,
  lng: 18.0,
};

/** Farther from where they come from, and 7 km from where they go. */
export const lidingö = {
  formattedAddress: 'Södra Kungsvägen 100, 181 32 Lidingö, Sverige',
  street: 'Södra Kungsvägen 100',
  city: 'Lidingö',
  lat: 59.36,
  lng: 18.15,
};
export const farAway = {
  formattedAddress: 'Dragarbrunnsgatan 1, 753 20 Uppsala, Sverige',
  street: 'Dragarbrunnsgatan 1',
  city: 'Uppsala',
  lat: 59.858,
  lng: 17.645,
};

/** An order whose simulated journey has no hold. */
export async function orderOnTime(server: TestServer, user: TestUser): Promise<Order> {
  let order = await orderTransport(server, user);
  while (isHeldUp(order._id)) order = await orderTransport(server, user);
  return order;
}

/** So many days after today, or the Monday after that. */
export function laterDay(server: TestServer, days: number): string {
  const day = daysAfter(dayOf(server.orders.now()), days);
  return isSunday(day) ? daysAfter(day, 1) : day;
}

/** Asks for a change, by default for a door code as the first change of its order. */
export const sendChange = (
  server: Reachable,
  subject: Subject,
  parts: Partial<Pick<ChangeRequest, 'key' | 'change' | 'fee' | 'seen'>> = {},
  sender?: Sender,
): Promise<Answer> =>
  call(server, 'POST', paths.changes, {
    body: { key: 'the first attempt', change: doorCode, fee: 0, seen: 0, ...subject, ...parts },
    ...sender,
  });

export const sendChangePicture = (
  server: Reachable,
  { data, ...parts }: Omit<Partial<ChangePictureRequest>, 'data'> & { data: Uint8Array },
  sender?: Sender,
): Promise<Answer> =>
  call(server, 'POST', paths.changePictures, {
    body: { key: 'the first attempt', ...parts, data: Buffer.from(data).toString('base64') },
    ...sender,
  });

export const changePictureIdOf = ({ body }: Answer): string => changePictureAnswer.parse(body).data.id;

export const changesOf = ({ body }: Answer): ChangesOfOrder => changesAnswer.parse(body).data;

export const readChanges = async (
  server: Reachable,
  subject: Subject,
  sender?: Sender,
): Promise<ChangesOfOrder> =>
  changesOf(await call(server, 'POST', paths.changesOfOrder, { body: subject, ...sender }));

export async function readOrder(server: Reachable, id: string, { headers }: Sender): Promise<Order> {
  return orderAnswer.parse((await call(server, 'GET', paths.transport(id), { headers })).body).data;
}

/** A new order on its last leg, whose driver has so many deliveries left before it. */
export async function orderWithStops(server: TestServer, user: Sender, stops: number): Promise<Order> {
  let order = await orderTransport(server, user);
  while (stopsOnLastLeg({ id: order._id }) < stops) order = await orderTransport(server, user);
  await server.driveToStops(order.orderId, stops);
  return order;
}

export const quoteChange = (
  server: Reachable,
  subject: Subject,
  change: WantedChange,
  sender?: Sender,
): Promise<Answer> => call(server, 'POST', paths.changeQuote, { body: { ...subject, change }, ...sender });

export const withdrawChange = (
  server: Reachable,
  subject: Subject,
  id: string,
  sender?: Sender,
): Promise<Answer> => call(server, 'POST', paths.changeWithdrawal, { body: { ...subject, id }, ...sender });

/** The status and the code of a refusal. */
export const refusalOf = ({ status, body }: Answer): unknown[] => [status, errorAnswer.parse(body).code];
/** The id of the newest change of an answer. */
export const changeIdOf = (answer: Answer): string => changesOf(answer).changes.at(-1)?.id ?? '';

/** One change of each kind that moves nothing. */
export const textChanges: WantedChange[] = [
  { kind: 'instructions', text: 'Ring the lower bell' },
  doorCode,
  { kind: 'leaveAt', text: 'Behind the shed' },
  { kind: 'contact', text: 'Cecilia', phone: '+46 70 174 06 21' },
];
