import { paths } from '@freight/contract';
import { expect, test } from 'vitest';
import type { Client } from '#client.ts';
import { createdTransport } from '#live/acknowledgements.ts';
import { aDraft } from '#testing/drafts.ts';
import type { ScriptedAnswer } from '#testing/scriptedServer.ts';
import { openTab, scripted } from '#testing/startClient.ts';
import { aLastingToken, aToken } from '#testing/tokens.ts';

/** Every sentence of the documents that the client throws, at the place that throws it [ERR-01]. */

type Call = (client: Client) => Promise<unknown>;

const userId = 'a'.repeat(24);
const priced = aDraft({ pricing: { estimatedPrice: 1, distance: 2, routeId: 'r' } });
const price = (parts: Parameters<typeof aDraft>[0]): Call => {
  return (client) => client.transports.calculatePrice(aDraft(parts));
};
const order = (parts: Parameters<typeof aDraft>[0]): Call => {
  return (client) => client.transports.createFromRoute({ ...priced, ...parts }, { idempotencyKey: 'k' });
};
const parcel = aDraft().packageDetails;
const flat = { ...parcel, dimensions: { length: 0, width: 0, height: 0 } };
const profile: Call = (client) => client.accounts.profile();
const list: Call = (client) => client.transports.ofUser();

/** Sentence, call, and the API's answer to it; `{}` by default. */
const thrown: [sentence: string, call: Call, answer?: ScriptedAnswer][] = [
  ['Order ID is required', (client) => client.transports.track(' ')],
  ['Tracking data not found', (client) => client.transports.track('A')],
  ['Tracking validation failed', (client) => client.transports.validate('A')],
  ['Transport ID is required', (client) => client.transports.byId(' ')],
  ['Invalid user ID format', (client) => client.transports.ofUser({ userId: 'me' })],
  ['Pickup location with address and coordinates is required', price({ pickupLocation: null })],
  ['Dropoff location with address and coordinates is required', price({ dropoffLocation: null })],
  ['Valid weight is required', price({ packageDetails: { ...parcel, weight: 0 } })],
  ['Valid volume is required', price({ packageDetails: flat })],
  ['Price calculation failed', price({})],
  ['Receiver contact information is required', order({ recipientDetails: { name: '', phone: '' } })],
  ['Valid package dimensions are required', order({ packageDetails: flat })],
  ['Failed to submit order. Please try again.', order({})],
  ['Login failed', (client) => client.accounts.login('a@example.com', 'password')],
  ['Failed to create account. Please try again.', (client) => client.accounts.register('a@example.com', 'p')],
  [
    'Failed to change password',
    (client) => client.accounts.changePassword('a', 'b'),
    { body: { success: false } },
  ],
  ['google login failed. Please try again.', (client) => client.accounts.socialSignIn('google')],
  // An API's own sentence is passed on unchanged.
  ['Access denied', list, { status: 403, body: { message: 'Access denied' } }],
  ['No token', list, { status: 403, body: { message: 'No token' } }],
  [
    'Package not found',
    (client) => client.transports.track('A'),
    { status: 404, body: { message: 'Package not found' } },
  ],
];

test.each(thrown)('throws %j [ERR-01]', async (sentence, call, answer = { body: {} }) => {
  const server = await scripted(() => answer);
  const { client } = openTab(server.url, { tokens: { token: aToken({ userId }), refreshToken: 'r' } });
  await expect(call(client)).rejects.toThrow(expect.objectContaining({ message: sentence }));
});

test('throws "Network error. Please check your connection and try again." when the server does not answer [ERR-01]', async () => {
  const server = await scripted((_, response) => {
    response.destroy();
    return null;
  });
  const message = 'Network error. Please check your connection and try again.';
  await expect(openTab(server.url).client.transports.track('A')).rejects.toMatchObject({ message });
});

test('throws "User ID not found" for a session without one [ERR-01]', async () => {
  const { client, session } = openTab('http://127.0.0.1:9');
  expect(session.userId()).toBe('');
  await expect(list(client)).rejects.toMatchObject({ message: 'User ID not found' });
});

test('answers "Verification failed" when the server gives no message [ERR-01]', async () => {
  const server = await scripted(() => ({ body: {} }));
  const answer = await openTab(server.url).client.accounts.verifyEmail('link', 'a@example.com');
  expect(answer).toMatchObject({ success: false, message: 'Verification failed' });
});

test.each<[string, ScriptedAnswer]>([
  ['HTTP error! Status: 400', { status: 400, body: {} }],
  ['Invalid refresh response from server', { body: { success: true } }],
])('throws "Session expired, please login again", because of %j [ERR-01]', async (cause, refresh) => {
  const server = await scripted(({ path }) => (path === paths.refreshToken ? refresh : { status: 401 }));
  const tokens = { token: aLastingToken(), refreshToken: 'r' };
  await expect(profile(openTab(server.url, { tokens }).client)).rejects.toMatchObject({
    message: 'Session expired, please login again',
    status: 401,
    cause: { message: cause },
  });
});

test('throws "Session expired, please login again", because of "No refresh token available" [ERR-01]', async () => {
  const server = await scripted(() => ({ status: 401 }));
  const tokens = { token: aLastingToken(), refreshToken: '' };
  await expect(profile(openTab(server.url, { tokens }).client)).rejects.toMatchObject({
    message: 'Session expired, please login again',
    cause: { message: 'No refresh token available', code: 'noRefreshToken' },
  });
});

test.each<[sentence: string, code: string, call: Call]>([
  [
    'Socket not connected. Cannot create transport with real-time updates.',
    'liveNotConnected',
    (client) => client.live.createTransport({} as never),
  ],
  ['Failed to cancel transport.', 'liveCancelFailed', (client) => client.live.cancelTransport('A')],
])('throws %j with the code %s without a line [ERR-01]', async (message, code, call) => {
  await expect(call(openTab('http://127.0.0.1:9').client)).rejects.toMatchObject({ message, code });
});

test('throws "Something went wrong on the server" for an answer without a message [ERR-01]', async () => {
  const server = await scripted((_, response) => {
    response.socket?.end('HTTP/1.1 500 \r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
    return null;
  });
  const message = 'Something went wrong on the server';
  await expect(openTab(server.url).client.transports.track('A')).rejects.toMatchObject({ message });
});

test('throws "Failed to connect to socket." from a client that was closed [ERR-01]', async () => {
  const { client } = openTab('http://127.0.0.1:9');
  client.close();
  await expect(client.live.connect()).rejects.toMatchObject({
    message: 'Failed to connect to socket.',
    code: 'liveConnectFailed',
  });
});

test('throws "Socket not connected. Failed to create transport." for an order without acknowledgement [ERR-01]', () => {
  expect(() => createdTransport(null)).toThrow('Socket not connected. Failed to create transport.');
});
