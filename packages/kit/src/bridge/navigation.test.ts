import { expect, onTestFinished, test } from 'vitest';
import { addressOf, fillAddress, navigationFor } from '#bridge/navigation.ts';
import { configure } from '#runtime/configuration.ts';

test('fills the names of an address template, encoded, and leaves out what has no value', () => {
  expect(fillAddress('/tracking?orderId={orderId}', { orderId: 'A&B/ö' })).toBe(
    '/tracking?orderId=A%26B%2F%C3%B6',
  );
  expect(fillAddress('/orders/{id}/{part}', { id: '1' })).toBe('/orders/1/');
});

test('asks the host first, then goes to the configured page, else leaves it to the screen', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  onTestFinished(() => configure({ pages: { terms: undefined } }));
  const host = frame.contentDocument?.createElement('div') as HTMLElement;
  const wanted: unknown[] = [];
  const isLeft = (answer: boolean) =>
    navigationFor(host, (name, detail) => Boolean(wanted.push([name, detail])) && answer);

  expect(isLeft(false)('terms')).toBe('host');
  expect(isLeft(true)('terms')).toBe('inPlace');
  expect(addressOf('terms')).toBeUndefined();
  configure({ pages: { terms: 'about:blank#terms-{version}' } });
  expect(isLeft(true)('terms', { version: '2' })).toBe('page');
  await expect.poll(() => frame.contentWindow?.location.href).toBe('about:blank#terms-2');
  expect(wanted.at(-1)).toEqual(['freight-navigate', { to: 'terms', params: { version: '2' } }]);
});
