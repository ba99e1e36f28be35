import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors, sendError } from './errorAnswers.ts';
import { HttpError } from './httpError.ts';

/** An app that throws the fault at `/` and records its warnings and errors. */
function appThatThrows(fault?: unknown) {
  const logged: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (entry: string) => void logged.push(entry) } },
    bodyLimit: 20,
    frameworkErrors: sendError,
  });
  answerErrors(app);
  app.get('/', async () => {
    throw fault;
  });
  app.post('/', async () => ({}));
  return { app, logged };
}

test.each([
  ['a fault of ours', 500, new Error('Failed query: select * from users params: anna@example.com')],
  [
    'a fault with a status of its own',
    507,
    Object.assign(new Error('no space on /var/data'), { statusCode: 507 }),
  ],
  ['a fault with a status that does not exist', 500, Object.assign(new Error('x'), { statusCode: 600 })],
  ['a fault with a status of success', 500, Object.assign(new Error('x'), { statusCode: 399 })],
  ['something that is no error', 500, 'anna@example.com'],
  ['nothing at all', 500, null],
])('hides the inner message of %s, and logs it', async (_, status, fault) => {
  const { app, logged } = appThatThrows(fault);
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({
    success: false,
    message: 'Something went wrong on the server',
    code: 'serverFailure',
  });
  expect(logged).toEqual([expect.stringContaining('request failed')]);
  expect(JSON.parse(logged[0] ?? '')).toHaveProperty('err');
});

test('answers a lost connection to the database with the time to wait, and logs its reason alone', async () => {
  const cause = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
  const { app, logged } = appThatThrows(new Error('Failed query: params: anna@example.com', { cause }));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({ success: false, code: 'unavailable' });
  expect(logged.map((entry) => JSON.parse(entry).msg)).toEqual(['the database is away: connect refused']);
});

test('answers a refusal with its code, sentence, headers and data, and logs nothing', async () => {
  const { app, logged } = appThatThrows(
    new HttpError('tooNear', {
      values: { minimum: 10, current: '2.50' },
      headers: { 'retry-after': '7' },
      data: { nearest: 10 },
    }),
  );
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([400, '7']);
  expect(answer.json()).toEqual({
    success: false,
    message: expect.stringContaining('2.50'),
    code: 'tooNear',
    data: { nearest: 10 },
  });
  expect(logged).toEqual([]);
});

test('answers a refusal without data with three fields, also when its cause was a lost connection', async () => {
  const refusal = new HttpError('noRoute');
  refusal.cause = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
  const answer = await appThatThrows(refusal).app.inject('/');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    success: false,
    message: 'No route found between these addresses.',
    code: 'noRoute',
  });
});

test('logs a failure of ours that has a code', async () => {
  const { app, logged } = appThatThrows(new HttpError('serverFailure'));
  expect((await app.inject('/')).statusCode).toBe(500);
  expect(logged.map((entry) => JSON.parse(entry))).toEqual([
    expect.objectContaining({ msg: 'request failed', err: expect.anything() }),
  ]);
});

test.each([
  ['with a body that is too large', 413, 'requestTooLarge', { payload: { text: 'x'.repeat(30) } }],
  ['that is no JSON', 415, 'requestNotJson', { payload: '<a/>', headers: { 'content-type': 'text/xml' } }],
  ['without a body', 400, 'bodyEmpty', { payload: '', headers: { 'content-type': 'application/json' } }],
  [
    'with broken JSON',
    400,
    'bodyNotJson',
    { payload: '{"a":', headers: { 'content-type': 'application/json' } },
  ],
  [
    'with another length than announced',
    400,
    'bodyLengthWrong',
    { payload: '{}', headers: { 'content-type': 'application/json', 'content-length': '9' } },
  ],
  ['for a broken address', 400, 'addressInvalid', { url: '/%' }],
])('refuses a request %s with its own code, and logs nothing', async (_, status, code, request) => {
  const { app, logged } = appThatThrows();
  const answer = await app.inject({ method: 'POST', url: '/', ...request });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(logged).toEqual([]);
});

test.each([
  ['its own sentence', { statusCode: 400 }, 'The picture is broken'],
  ['its own sentence and a code', { statusCode: 413, code: 'TOO_LARGE' }, 'The picture is broken'],
  ['the sentence of the framework', { statusCode: 400, code: 'FST_ERR_X' }, 'The request is not valid'],
])('refuses what a library refused, with %s hidden where it is not for people', async (_, parts, message) => {
  const { app, logged } = appThatThrows(Object.assign(new Error('The picture is broken'), parts));
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(parts.statusCode);
  expect(answer.json()).toEqual({ success: false, message, code: 'requestInvalid' });
  expect(logged).toEqual([]);
});
