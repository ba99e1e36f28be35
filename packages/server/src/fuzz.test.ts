import { readFileSync } from 'node:fs';
import { paths as wirePaths } from '@freight/contract';
import { call, startTestServer, type TestServer, type TestUser } from '@freight/server/testing';
import { amountOf, chance, mutated, mutatedPath, recordFigures, samples } from '@freight/testing/fuzz';
import { testEnds } from '@freight/testing/patience';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accessRows } from '#testing/accessRows.ts';
import type { Names } from '#testing/accessTable.ts';
import { connectLive } from '#testing/liveClient.ts';
import { anOrderRequest, orderTransport, requestQuote } from '#testing/orders.ts';

/** Requests to each call. */
const perCall = Math.ceil(amountOf('requests', 450) / Object.keys(accessRows).length);

vi.setConfig({ testTimeout: Math.max(testEnds, perCall * 2_000) });

let server: TestServer;
let anna: TestUser;
let names: Names;
let requests = 0;
let faults = 0;

/** Switches to a new signed-in customer with an order. */
async function nextPerson(): Promise<void> {
  anna = await server.verifiedUser();
  const order = await orderTransport(server, anna);
  const { routeId } = await requestQuote(server);
  names = {
    order: order._id,
    share: order._id,
    waybill: 'WB-1',
    userId: anna.userId,
    routeId,
    shareToken: 'none',
    refreshToken: anna.refreshToken,
    email: 'nobody@example.com',
  };
}

/** A random call may sign the person out, and a token expires: then the next person continues. */
async function ensureSignedIn(): Promise<void> {
  const { status } = await call(server, 'GET', wirePaths.profile, { headers: anna.headers });
  if (status === 401) await nextPerson();
}

beforeAll(async () => {
  server = await startTestServer();
  await nextPerson();
});
afterAll(() => {
  recordFigures('random requests, to every call', {
    requests,
    'faults of the server or answers of another shape': faults,
  });
  return server.close();
});

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}
const description = JSON.parse(
  readFileSync(new URL('../../contract/openapi.json', import.meta.url), 'utf8'),
) as Described;
// The shapes only: what a format means is tested with the schemas themselves.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(description, 'api');

const pointer = (...parts: string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** The mismatch between an answer and the API description, in status or shape; `undefined` if they agree. */
function faultOf(
  row: string,
  { status, body, headers }: Awaited<ReturnType<typeof call>>,
): string | undefined {
  if (status >= 500) return `${status}: ${JSON.stringify(body)}`;
  const [method = '', url = ''] = row.split(' ');
  const path = url.replace(/:(\w+)/g, '{$1}');
  const isJson = headers.get('content-type')?.startsWith('application/json');
  if (!isJson || body === '') return undefined;
  const documented = description.paths[path]?.[method.toLowerCase()]?.responses;
  const isDocumented = documented && `${status}` in documented;
  // Any call may be refused for these reasons: bad request, unknown path, size, type, method, headers, rate limit.
  if (!isDocumented && ![400, 401, 404, 405, 409, 413, 414, 415, 422, 429, 431].includes(status))
    return `${status} is not described`;
  const segments = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    `${status}`,
    'content',
    'application/json',
    'schema',
  ];
  const place = isDocumented ? pointer(...segments) : '/components/schemas/ErrorAnswer';
  const validate = ajv.getSchema(`api#${place}`);
  if (!validate) return undefined;
  return validate(body)
    ? undefined
    : `${ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 500)}`;
}

test.each(Object.keys(accessRows))(
  '%s answers any input without a server fault, in the described shape',
  async (row) => {
    const { path, body } = accessRows[row] ?? {};
    if (!path) throw new Error('There is no such row');
    const [method = ''] = row.split(' ');
    await ensureSignedIn();
    const valid = body?.(names);
    const paths = samples(mutatedPath(path(names)), perCall);
    const bodies = samples(mutated(valid ?? {}), perCall);
    for (const [index, asked] of paths.entries()) {
      if (index % 200 === 199) await ensureSignedIn();
      // Signed in every other time, and on the right path half of the time.
      const headers = index % 2 === 0 ? anna.headers : {};
      const to = body && index % 4 < 2 ? path(names) : asked;
      const answer = await call(server, method, to, { headers, ...(body && { body: bodies[index] }) });
      const fault = faultOf(row, answer);
      requests += 1;
      if (fault !== undefined) faults += 1;
      expect(
        fault,
        `seed ${chance.seed}, ${method} ${to} with ${JSON.stringify(bodies[index])?.slice(0, 800)}`,
      ).toBeUndefined();
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);

test('the live socket answers any input without a server fault', async () => {
  await ensureSignedIn();
  const payloads = {
    subscribeToTransport: { transportId: names.order, version: 1 },
    unsubscribeFromTransport: { transportId: names.order },
    createTransport: anOrderRequest(names.routeId),
    cancelTransport: { orderId: names.order },
  };
  const client = await connectLive(server, { token: anna.token });
  for (const [command, payload] of Object.entries(payloads)) {
    for (const sent of samples(mutated(payload), perCall * 2)) {
      const answer = await client.ask(command, sent);
      expect(answer, JSON.stringify(sent)?.slice(0, 500)).toMatchObject({ message: expect.any(String) });
      expect(answer.message, JSON.stringify(sent)?.slice(0, 500)).not.toBe(
        'Something went wrong on the server',
      );
    }
  }
});
