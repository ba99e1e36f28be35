import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from './errorAnswers.ts';

test.each([
  ['a fault of ours', new Error('Failed query: select * from users params: anna@example.com')],
  [
    'a fault with a status of its own',
    Object.assign(new Error('no space on /var/data'), { statusCode: 507 }),
  ],
  ['something that is no error', 'anna@example.com'],
])('hides the inner message of %s', async (_, fault) => {
  const app = Fastify();
  answerErrors(app);
  app.get('/', async () => {
    throw fault;
  });
  const answer = await app.inject('/');
  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  expect(answer.json()).toEqual({
    success: false,
    message: 'Something went wrong on the server',
    code: 'serverFailure',
  });
});
