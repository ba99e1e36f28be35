import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageSecondFactor } from '#api/secondFactor.ts';
import { pageSession } from '#session/session.ts';
import { noteSocialSignIn } from '#session/signingIn/socialSignIn.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { loginAnswer, turnOnSecondFactor } from '#testing/authenticator.ts';
import { visit } from '#testing/landing.ts';
import { beginWithOwnAddress } from '#testing/ownAddress.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-auth-callback.tsx';

beforeAll(connectToApi);
beginWithOwnAddress();

test('asks for the code in the sign-in dialog, and goes home once it was entered [S27]', async () => {
  const person = await signInSomebody();
  const { code } = await turnOnSecondFactor(person);
  pageSession().clear();
  const { secondFactorToken } = (await loginAnswer(person)) as { secondFactorToken: string };
  noteSocialSignIn();
  visit({ secondFactorToken, campaign: 'spring' });
  const { host, screen } = await renderElement(element);
  const emitted: string[] = [];
  for (const type of Object.keys(element.definition.events))
    host.addEventListener(type, () => emitted.push(type));
  await screen.findByRole('heading', { name: 'Two-step login' });
  await expect.poll(() => document.querySelector('freight-sign-in')?.getAttribute('open')).toBe('login');
  const dialog = document.querySelector('freight-sign-in');
  onTestFinished(() => dialog?.remove());
  const query = new URLSearchParams(location.search);
  expect([query.get('secondFactorToken'), query.get('campaign')]).toEqual([null, 'spring']);
  expect(await accessibilityFindings(host)).toEqual([]);
  // After the dialog was closed, the page can still open it.
  dialog?.removeAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }));
  await expect.poll(() => dialog?.getAttribute('open')).toBe('login');
  await pageSecondFactor().signIn(secondFactorToken, code());
  await screen.findByRole('heading', { name: 'Login successful!' });
  await expect.poll(() => emitted).toEqual(['freight-signed-in', 'freight-navigate']);
});
