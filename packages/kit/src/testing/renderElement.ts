import type { Language } from '@freight/contract';
import { configure as configureQueries, within } from '@testing-library/react/pure';
import { onTestFinished } from 'vitest';
import { defineElement, type KitElement } from '#bridge/defineElement.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { shownLanguage } from '#i18n/texts.ts';
import { configure } from '#platform/configuration.ts';
import { chooseLanguage } from '#platform/language.ts';
import { renewShared } from '#platform/registry.ts';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { nextTask } from '#testing/nextTask.ts';
import { appears } from '#testing/probes/patience.ts';
import { pageClient } from './probes/pageClient.ts';

// The library prints only elements and documents; a query that fails in a shadow root would never say so.
configureQueries({
  asyncUtilTimeout: appears,
  // The library's own waits for React on a timer, and never returns while a test holds the clock.
  asyncWrapper: (callback) => callback(),
  getElementError: (message, container) => new Error(`${message}\n\n${container.innerHTML.slice(0, 5000)}`),
});

interface RenderOptions {
  attributes?: Record<string, string>;
  language?: Language;
}

/**
 * Connects the page to the real server, without faults, through a client of its own: one that was created before would
 * call another address, with fewer refreshes left.
 */
export async function connectToApi(): Promise<void> {
  await api('reset');
  // The next session is another one, and has to be listened to as well.
  renewShared('core', 'session', 'following', 'orders', 'firstArrivals', 'settledSettings', 'capabilities');
  configure({ apiUrl: await api('url'), session: 'persistent' });
  pageClient();
}

/** Signs a new verified customer in, as if they had done it earlier; they stay signed in. */
export async function signIn() {
  const person = await api('person');
  const session = pageSession();
  session.setTokens({ token: person.token, refreshToken: person.refreshToken });
  session.setUser(await pageClient().accounts.profile());
  return person;
}

/** Signs a new verified customer in for as long as the test runs. */
export async function signInSomebody() {
  onTestFinished(() => pageSession().clear());
  return signIn();
}

/** Puts an element on the page, in English by default, and returns queries for its shadow root. */
export async function renderElement<D extends ElementDefinition>(
  element: KitElement<D>,
  { attributes = {}, language = 'en' }: RenderOptions = {},
) {
  chooseLanguage(language);
  await defineElement(element);
  const host = document.createElement(element.definition.tag);
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  document.body.append(host);
  onTestFinished(() => removeElement(host));
  await waitFor(() => host.hasAttribute('data-ready') && shownLanguage.getState().shown === language);
  const root = host.shadowRoot as ShadowRoot;
  return { host, root, screen: within(root as unknown as HTMLElement) };
}

/** Removes an element and waits until it has unmounted, so that it does not affect the next test. */
export async function removeElement(host: HTMLElement): Promise<void> {
  host.remove();
  await nextTask();
}

/** Waits for a condition frame by frame; the test's own time-out is the limit. */
async function waitFor(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(requestAnimationFrame);
}

/** Waits until nothing in a shadow root is on its way to another look; what moves for ever is left alone. */
export async function stillness(root: ShadowRoot): Promise<void> {
  const endings = root
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    .map(({ finished }) => finished.catch(() => undefined));
  await Promise.all(endings);
}
