import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { isCall, routeOf } from './apiPath.ts';

/** Whether requests to these addresses are calls, as an app with the given routes receives them. */
async function callsAmong(routes: readonly string[], urls: readonly string[]): Promise<boolean[]> {
  const answer = async (request: FastifyRequest) => ({ isCall: isCall(request) });
  const app = Fastify({
    frameworkErrors: (_error, request, reply: FastifyReply) => void reply.send({ isCall: isCall(request) }),
  });
  for (const route of routes) app.get(route, answer);
  app.setNotFoundHandler(answer);
  const answers = await Promise.all(urls.map((url) => app.inject(url)));
  return answers.map((each) => each.json().isCall);
}

test('takes every spelling of an address below the API for a call, with a route and without [S20]', async () => {
  const urls = [
    '/api/v1/known',
    '/%61pi/v1/known',
    'http://host.example/api/v1/known',
    '/api',
    '/api?x',
    '/api/unknown',
    '/%61pi/unknown',
    'https://host.example/api/unknown',
    '/api/%',
  ];
  expect(await callsAmong(['/api/v1/known'], urls)).toEqual(urls.map(() => true));
});

test('takes no other address for a call [S20]', async () => {
  const urls = ['/', '/apix', '/site/api/v1', '/?next=/api/v1', '/%', 'https://host.example/tracking'];
  expect(await callsAmong(['/', '/site/*'], urls)).toEqual(urls.map(() => false));
});

test.each([
  ['http://host.example/api/unknown', true],
  ['https://host.example:8443/%61pi', true],
  ['HTTPS://HOST.EXAMPLE/api?x', true],
  ['https://host.example/tracking', false],
  ['/redirect/https://host.example/api', false],
])('reads the path of %s, which names a host and has no route [S20]', (url, expected) => {
  expect(isCall({ routeOptions: {}, url } as FastifyRequest)).toBe(expected);
});

test('writes the parameters of a path as a route takes them', () => {
  expect(routeOf('/api/v1/transport/%3Aid/shares/%3AshareId')).toBe('/api/v1/transport/:id/shares/:shareId');
});
