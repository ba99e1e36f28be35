import { expect, onTestFinished, test } from 'vitest';
import { scriptOptions } from '#loader/scriptOptions.ts';

function read(data: Record<string, string>) {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(data)) script.setAttribute(`data-${name}`, value);
  return scriptOptions(script);
}

test('reads everything a host may say on the script tag, the addresses of its pages included', () => {
  expect(
    read({
      'api-url': 'https://api.example.com',
      'socket-url': 'https://live.example.com',
      language: 'de',
      session: 'persistent',
      consent: 'denied',
      'help-phone': '+46 8 123 456',
      'geocoder-url': 'https://photon.example.com',
      key: 'pk_shop',
      isolated: '',
      quirks: 'corrected',
      'page-tracking': '/t?id={orderId}',
      'page-order-success': '/done',
    }),
  ).toEqual({
    apiUrl: 'https://api.example.com',
    socketUrl: 'https://live.example.com',
    language: 'de',
    session: 'persistent',
    consent: 'denied',
    helpPhone: '+46 8 123 456',
    geocoderUrl: 'https://photon.example.com',
    key: 'pk_shop',
    isolated: true,
    quirks: 'corrected',
    pages: { tracking: '/t?id={orderId}', orderSuccess: '/done' },
  });
});

test('changes nothing that the script tag does not mention', () => {
  expect(read({})).toEqual({ pages: {} });
  expect(read({ isolated: 'false' })).toEqual({ pages: {} });
  expect(read({ session: 'whatever' })).toEqual({ pages: {}, session: 'memory' });
});

test('asks for consent when the value of the consent option is unknown', () => {
  expect(read({ consent: 'Granted!' })).toEqual({ pages: {}, consent: 'ask' });
});

test('takes nothing from a polluted Object.prototype [S1]', () => {
  const prototype = Object.prototype as Record<string, unknown>;
  Object.assign(prototype, { apiUrl: 'https://evil.example', pageTracking: 'https://evil.example' });
  onTestFinished(() => {
    delete prototype['apiUrl'];
    delete prototype['pageTracking'];
  });
  const { pages, ...rest } = read({ language: 'de' });
  expect(Object.entries(rest)).toEqual([['language', 'de']]);
  expect(Object.keys(pages ?? {})).toEqual([]);
});
