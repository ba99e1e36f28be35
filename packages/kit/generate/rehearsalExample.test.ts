import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import * as rehearsal from '#rehearsal/index.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'rehearsal.md'), 'utf8');
const examples = [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);
const withoutImport = (code: string) => code.replace(/^import .*\n/m, '');

test('the examples of the fixtures run as they are written [Q4]', async () => {
  const [data = '', playwright = ''] = examples.map(withoutImport);
  const answered: unknown[] = [];
  const answerTo: typeof rehearsal.answerTo = (call, scene) => {
    const answer = rehearsal.answerTo(call, scene);
    answered.push(answer.status);
    return answer;
  };
  runInNewContext(data, { ...rehearsal, answerTo });
  expect(answered).toEqual(rehearsal.moments.map(() => 200));
  expect(rehearsal.trackingAt({ moment: 'out for delivery', happening: 'late' })['status']).toBe(
    'outForDelivery',
  );

  let handle: (route: object) => unknown = () => undefined;
  const fulfilled: unknown[] = [];
  const request = {
    url: () => 'https://freight.example.com/api/v1/transport/tracking/FR-1?x',
    method: () => 'GET',
    postDataJSON: () => null,
  };
  await runInNewContext(`(async () => { ${playwright} })()`, {
    ...rehearsal,
    URL,
    page: { route: (_: string, handler: typeof handle) => (handle = handler) },
  });
  handle({ request: () => request, fulfill: (answer: unknown) => fulfilled.push(answer) });
  expect(fulfilled).toMatchObject([
    { status: 200, json: { data: { orderId: 'FR-1', status: 'delivered' } } },
  ]);
});

test('the page lists every export that has a value [Q4]', () => {
  for (const name of Object.keys(rehearsal))
    if (name !== 'rehearsedNumber') expect(page).toMatch(new RegExp(`\`${name}[\`(]`));
});
