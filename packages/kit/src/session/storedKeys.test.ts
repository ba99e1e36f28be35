import { anOrder } from '@freight/contract/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { giveConsent } from '#consent/consent.ts';
import { dismissOrder, followOrder, minimizeOrder } from '#orders/card/activeOrder.ts';
import { chooseLanguage } from '#platform/language.ts';
import { followedFrom } from '#testing/orderTransport.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);

test('writes down under the documented keys, and besides only what a session needs [CONST-02]', async () => {
  localStorage.clear();
  onTestFinished(() => localStorage.clear());
  await signInSomebody();
  chooseLanguage('de');
  giveConsent('necessary');
  followOrder(followedFrom(anOrder()));
  onTestFinished(dismissOrder);
  minimizeOrder(true);
  const named = [
    'authToken',
    'activeOrderNotification',
    'orderNotificationMinimized',
    'language',
    'cookie_consent',
  ];
  const unnamed = ['refreshToken', 'tokenExpiry', 'user'];
  expect(Object.keys(localStorage).sort()).toEqual([...named, ...unnamed].sort());
});
