import { setTimeout } from 'node:timers/promises';
import {
  type AdditionalData,
  type CalculatePriceRequest,
  type CreateFromRoute,
  idempotencyHeader,
  type Order,
  type PriceQuote,
  paths,
} from '@freight/contract';
import { createAnswer, orderAnswer, priceAnswer } from '@freight/contract/schemas';
import { postJson } from '@freight/testing/requests';

/** Requests and orders for tests, made over HTTP as a client makes them. */

const karlstad = { latitude: 59.3793, longitude: 13.5036 };
const stockholm = { latitude: 59.3374, longitude: 18.0601 };

/** A price call from Karlstad to Stockholm, with parts replaced. */
export function aPriceRequest(parts: Partial<CalculatePriceRequest> = {}): CalculatePriceRequest {
  return {
    pickupLocation: {
      address: 'Storgatan 12, 652 24 Karlstad, Sverige',
      coordinates: karlstad,
      city: 'Karlstad',
      postalCode: '652 24',
      street: 'Storgatan 12',
    },
    dropoffLocation: {
      address: 'Sveavägen 44, 111 34 Stockholm, Sverige',
      coordinates: stockholm,
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
    ...parts,
  };
}

/** What the wizard sends to order the goods of `aPriceRequest`, with parts replaced. */
export function anOrderRequest(routeId: string, parts: Partial<AdditionalData> = {}): CreateFromRoute {
  const { pickupLocation: from, dropoffLocation: to } = aPriceRequest();
  return {
    routeId,
    additionalData: {
      userType: 'customer',
      pickupLocation: {
        address: from.address,
        coordinates: karlstad,
        city: 'Karlstad',
        postalCode: '652 24',
      },
      dropoffLocation: {
        address: to.address,
        coordinates: stockholm,
        city: 'Stockholm',
        postalCode: '111 34',
      },
      packageType: 'construction',
      packageSubType: 'tools_hardware',
      quantity: 1,
      specialInstruction: 'Ring på porten',
      weight: 12.5,
      volume: 0.06,
      receiverContactInfo: { name: 'Bo Mottagare', phoneNr: '+46 70 174 06 20', email: '' },
      price: 1,
      distanceInKm: 1,
      dimensions: { length: 50, width: 40, height: 30 },
      scheduleOrder: false,
      scheduledDate: new Date().toISOString(),
      paymentOption: 'payNow',
      paymentMethod: 'card',
      ...parts,
    },
  };
}

type Headers = Record<string, string>;
interface Reachable {
  readonly url: string;
}

/** Asks for a price that must be given. */
export async function requestQuote(
  server: Reachable,
  parts: Partial<CalculatePriceRequest> = {},
): Promise<PriceQuote> {
  const response = await postJson(server, paths.calculatePrice, aPriceRequest(parts));
  return priceAnswer.parse(await response.json()).data;
}

/** Sends one order for a route. */
export function sendOrder(
  server: Reachable,
  user: { headers: Headers },
  request: CreateFromRoute,
  key?: string,
): Promise<Response> {
  const headers = key === undefined ? user.headers : { ...user.headers, [idempotencyHeader]: key };
  return postJson(server, paths.createFromRoute(request.routeId), request, headers);
}

/** The same as a client sends it: again, under its key, after as long as a server with too many orders has asked for. */
export async function sendOrderPatiently(
  server: Reachable,
  user: { headers: Headers },
  request: CreateFromRoute,
  key: string,
): Promise<Response> {
  for (;;) {
    const answer = await sendOrder(server, user, request, key);
    if (answer.status !== 503) return answer;
    await setTimeout(Number(answer.headers.get('retry-after')) * 1_000);
  }
}

/** Asks for a price and orders the transport, as the wizard does. */
export async function orderTransport(
  server: Reachable,
  user: { headers: Headers },
  parts: Partial<AdditionalData> = {},
): Promise<Order> {
  const { routeId } = await requestQuote(server, parts.pieces && { pieces: parts.pieces });
  const response = await sendOrder(server, user, anOrderRequest(routeId, parts));
  return createAnswer.parse(await response.json()).data.transport;
}

/** Longer than any journey in the country takes to its delivery, shorter than until an order is closed. */
const untilDeliveredMs = 20 * 3_600_000;

/** Orders a transport and lets so much simulated time pass that it is delivered, with its documents. */
export async function deliverTransport(
  server: Reachable & { advance(simulatedMs: number): Promise<void> },
  user: { headers: Headers },
  parts: Partial<AdditionalData> = {},
): Promise<Order> {
  const { _id } = await orderTransport(server, user, parts);
  await server.advance(untilDeliveredMs);
  const response = await fetch(server.url + paths.transport(_id), { headers: user.headers });
  return orderAnswer.parse(await response.json()).data;
}
