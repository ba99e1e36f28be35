import { Parser } from '@asyncapi/parser';
import { paths, sharePrefix } from '@freight/contract';
import {
  arrivalUpdated,
  changesUpdated,
  driverAssigned,
  handoversUpdated,
  newShareAnswer,
  shareEnded,
  transportLocationUpdated,
  transportStatusUpdate,
} from '@freight/contract/schemas';
import { call, postJson } from '@freight/testing/requests';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { accessRows } from '#testing/accessRows.ts';
import type { Row } from '#testing/accessTable.ts';
import { sendChange } from '#testing/changes.ts';
import { connectLive } from '#testing/liveClient.ts';
import { orderTransport } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';

const server = await openTestServer();

async function described(name: string): Promise<{ text: string; headers: Headers }> {
  const answer = await fetch(`${server.url}/${name}.json`);
  return { text: await answer.text(), headers: answer.headers };
}

/** `GET /mailbox/{id}` for every route of the running server, from the tree that Fastify prints. */
function routesOf(tree: string): string[] {
  const routes: string[] = [];
  const above: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent = '', part = '', methods = ''] =
      /^((?:[│ ] {3})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    above.length = indent.length / 4;
    above.push(part);
    const path = above.join('').replace(/:(\w+)/g, '{$1}');
    for (const method of methods.split(', ')) {
      if (!['', 'HEAD', 'OPTIONS'].includes(method)) routes.push(`${method} ${path}`);
    }
  }
  return routes.sort();
}

const eventSchemas = {
  arrivalUpdated,
  changesUpdated,
  driverAssigned,
  handoversUpdated,
  shareEnded,
  transportLocationUpdated,
  transportStatusUpdate,
};

test('describes every route of the started server and nothing else', async () => {
  const { text, headers } = await described('openapi');
  const { paths: all } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> };
  const named = Object.entries(all).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
  expect(routes.length).toBeGreaterThan(40);
  expect(named.sort()).toEqual(routes);
  expect(headers.get('access-control-allow-origin')).toBe('*');
});

test('names the calls that need a token as the access table proves them', async () => {
  const { text } = await described('openapi');
  const { paths: all } = JSON.parse(text) as {
    paths: Record<string, Record<string, { security: Record<string, string[]>[] }>>;
  };
  const named = Object.entries(all).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) =>
      security.length > 0 && security.every((way) => 'token' in way)
        ? [`${method.toUpperCase()} ${path}`]
        : [],
    ),
  );
  const isClosed = ({ answers: { another, owner, ...strangers } }: Row) =>
    Object.values(strangers).every((status) => status === 401) && another !== 401;
  const proven = Object.keys(accessRows).filter((name) => isClosed(accessRows[name] as Row));
  expect(named.sort()).toEqual(proven.map((name) => name.replace(/:(\w+)/g, '{$1}')).sort());
});

test('describes the schemas in the words of the contract', async () => {
  const { text } = await described('openapi');
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, object> } };
  expect(components.schemas['Dimensions']).toMatchObject({ description: 'Length, width and height in cm.' });
});

test('is valid OpenAPI 3.1 for a validator of others', async () => {
  const { text } = await described('openapi');
  const { valid, errors } = await new Validator().validate(JSON.parse(text));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('is valid AsyncAPI 3 for the parser of its makers', async () => {
  const { text } = await described('asyncapi');
  const { document, diagnostics } = await new Parser().parse(text);
  expect(diagnostics.filter(({ severity }) => severity === 0)).toEqual([]);
  expect(document?.version()).toBe('3.0.0');
});

test('describes every event that the server acknowledges or sends, and its payloads match', async () => {
  const { text } = await described('asyncapi');
  const { operations } = JSON.parse(text) as {
    operations: Record<string, { action: string; reply?: object }>;
  };
  const named = (action: string) =>
    Object.keys(operations).filter((name) => operations[name]?.action === action);
  const customer = await server.verifiedUser();
  const client = await connectLive(server, customer);
  const received = new Map<string, unknown>();
  client.socket.onAny((name: string, payload: unknown) => received.set(name, payload));
  for (const name of named('receive')) expect(await client.ask(name, {})).toHaveProperty('success');
  await expect(
    client.socket.timeout(500).emitWithAck('anything' as 'cancelTransport', {} as never),
  ).rejects.toThrow();

  const order = await orderTransport(server, customer);
  const made = await postJson(server, paths.shares(order._id), { shows: 'map' }, customer.headers);
  const { data } = newShareAnswer.parse(await made.json());
  const visitor = await connectLive(server);
  visitor.socket.onAny((name: string, payload: unknown) => received.set(name, payload));
  await visitor.ask('subscribeToTransport', { transportId: sharePrefix + new URL(data.url).hash.slice(1) });
  await client.ask('subscribeToTransport', { transportId: order._id });
  await sendChange(server, { order: order._id }, {}, customer);
  for (let hour = 0; hour < 20; hour += 1) await server.advance(3_600_000);
  await call(server, 'DELETE', paths.share(order._id, data.id), { headers: customer.headers });
  await expect.poll(() => [...received.keys()].sort()).toEqual(named('send').sort());
  for (const [name, payload] of received)
    expect(eventSchemas[name as keyof typeof eventSchemas].safeParse(payload).error).toBeUndefined();
  client.close();
});
