import { expect, onTestFinished, test } from 'vitest';
import { addressOf, fillAddress, navigationFor } from '#bridge/navigation.ts';
import { configure } from '#platform/configuration.ts';

test('fills the names of an address template, encoded, and leaves out what has no value', () => {
  expect(fillAddress('/tracking?orderId={orderId}', { orderId: 'A&B/ö' })).toBe(
    '/tracking?orderId=A%26B%2F%C3%B6',
  );
  expect(fillAddress('/orders/{id}/{part}', { id: '1' })).toBe('/orders/1/');
});

test('lets the host navigate first, then opens the configured page, else stays on the screen', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const host = frame.contentDocument?.createElement('div') as HTMLElement;
  const wanted: unknown[] = [];
  const isLeft = (answer: boolean) =>
    navigationFor(host, (name, detail) => Boolean(wanted.push([name, detail])) && answer);

  expect(isLeft(false)('terms')).toBe('host');
  expect(isLeft(true)('terms')).toBe('inPlace');
  expect(addressOf('terms')).toBeUndefined();
  configure({ pages: { terms: '/empty-page#terms-{version}' } });
  expect(isLeft(true)('terms', { version: '2' })).toBe('page');
  await expect.poll(() => frame.contentWindow?.location.href).toBe(`${location.origin}/empty-page#terms-2`);
  expect(wanted.at(-1)).toEqual(['freight-navigate', { to: 'terms', params: { version: '2' } }]);
});

test.each([
  'javascript:document.title=1',
  ' java\nscript:document.title=1',
  'java{none}script:alert(1)',
  'data:text/html,x',
])('goes to no address but one of the web: %j [S1]', (address) => {
  const host = document.createElement('div');
  const navigate = navigationFor(host, () => true);
  configure({ pages: { tracking: address } });
  expect(addressOf('tracking')).toBeUndefined();
  expect(navigate('tracking')).toBe('inPlace');
});

test.each(['/t?id={id}', 't#{id}', '//other.example.com/t', 'HTTPS://example.com/{id}', '?id={id}', ''])(
  'goes to an address of the web: %j [S1]',
  (address) => {
    configure({ pages: { tracking: address } });
    expect(addressOf('tracking', { id: '1' })).toBe(address.replace('{id}', '1'));
  },
);
