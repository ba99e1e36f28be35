import { expect, test } from 'vitest';
import { badges, badgeVariantOf, links, startTargets, stores } from './links.ts';

const badgesIn = (language: string) => {
  const { 'app-store': apple, 'google-play': google } = badges[badgeVariantOf(language)];
  return [apple.join(' '), google.join(' ')];
};

test('shows each badge in the words of its store and of the language [SITE-23]', () => {
  expect(badgesIn('sv')).toEqual(['Hämta i App Store', 'Ladda ned på Google Play']);
  expect(badgesIn('de')).toEqual(['Laden im App Store', 'Jetzt bei Google Play']);
  expect(badgesIn('en')).toEqual(['Download on the App Store', 'Get it on Google Play']);
});

test.each(['customer', 'driver'] as const)(
  'links the app for each %s to its page in both stores [SITE-21]',
  (kind) => {
    const [apple, google] = [new URL(stores[kind]['app-store']), new URL(stores[kind]['google-play'])];
    expect([apple.host, google.host]).toEqual(['app-store.example.com', 'google-play.example.com']);
    for (const { protocol, pathname } of [apple, google])
      expect([protocol, pathname]).toEqual(['https:', `/${kind}`]);
  },
);

test('starts a customer in the card, a driver at the apps and a buyer at the contact form [SITE-24]', () => {
  expect(startTargets).toEqual({ customer: '/#send', driver: '/#apps', buyer: '/contact' });
});

test('links to the portal and to the statistics by https [SITE-28]', () => {
  for (const address of Object.values(links)) expect(address).toMatch(/^https:\/\/[a-z.]+\/./);
});
