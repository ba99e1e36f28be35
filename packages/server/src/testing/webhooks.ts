import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Order, paths } from '@freight/contract';
import { createAnswer } from '@freight/contract/schemas';
import { postJson } from '@freight/testing/requests';
import { Webhook } from 'standardwebhooks';
import { onTestFinished, vi } from 'vitest';
import { addPartner } from '#partners/partners.ts';
import { setEndpoint } from '#webhooks/endpoints.ts';
import type { OrderEvent } from '#webhooks/orderEvents.ts';
import { anOrderRequest, requestQuote } from './orders.ts';
import type { TestServer, TestUser } from './server.ts';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: OrderEvent;
}

export interface TestReceiver {
  readonly url: string;
  /** Every request so far, the refused ones included. */
  readonly received: Received[];
  /** Decides the answer; 204 to everything by default. */
  answer: (received: Received, response: ServerResponse) => void;
  /** The ids of what it has accepted, in their order. */
  readonly accepted: string[];
}

/** The server of a partner, which receives events and closes with the test. */
export async function startReceiver(): Promise<TestReceiver> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const received = { headers: request.headers, body, event: JSON.parse(body) };
    receiver.received.push(received);
    response.on('finish', () => {
      if (response.statusCode < 300) receiver.accepted.push(String(request.headers['webhook-id']));
    });
    receiver.answer(received, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const { port } = server.address() as AddressInfo;
  const receiver: TestReceiver = {
    url: `http://127.0.0.1:${port}/events`,
    received: [],
    accepted: [],
    answer: (_, response) => void response.writeHead(204).end(),
  };
  return receiver;
}

/** The event of a message as a receiver with this secret reads it when it arrives; throws for a wrong signature. */
export function verify(secret: string, { headers, body }: Received): OrderEvent {
  const arrived = Number(headers['webhook-timestamp']) * 1000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(arrived);
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as OrderEvent;
  } finally {
    clock.mockRestore();
  }
}

/** A new partner that receives events; returns the origin of its pages, and its secret. */
export async function partnerWithWebhook(
  server: TestServer,
  url: string,
  name = 'Shop',
): Promise<{ origin: string; secret: string; key: string }> {
  const origin = `https://${name.toLowerCase()}.example`;
  const { db } = server.database;
  const now = new Date(server.parts.now());
  const partner = await addPartner(db, { name, origins: [origin] }, now.getTime());
  const secret = await setEndpoint(db, { partner: name, url }, server.parts.secret, now);
  if (!partner || !secret) throw new Error(`There is a partner ${name} already`);
  await vi.waitFor(
    async () => {
      const response = await fetch(server.url + paths.capabilities, { headers: { origin } });
      if (!response.ok) throw new Error('The server has not read its partners yet');
    },
    { timeout: 10_000 },
  );
  return { origin, secret, key: partner.key };
}

/** Orders a transport on a page of this origin. */
export async function orderFrom(origin: string, server: TestServer, user: TestUser): Promise<Order> {
  const { routeId } = await requestQuote(server);
  const response = await postJson(server, paths.createFromRoute(routeId), anOrderRequest(routeId), {
    ...user.headers,
    origin,
  });
  return createAnswer.parse(await response.json()).data.transport;
}
