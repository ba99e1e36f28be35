import type { Core } from '@freight/client';
import { vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { shownLanguage } from '#i18n/texts.ts';
import { code } from '#loader/code.ts';
import { activeOrder, dismissOrder } from '#orders/activeOrder.ts';
import { prepareAnnouncer } from '#platform/announcer.ts';
import { bottomInset } from '#platform/bottomInset.ts';
import { configuration } from '#platform/configuration.ts';
import { currentLanguage } from '#platform/language.ts';
import { runtime } from '#platform/registry.ts';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { forgetClient } from '#testing/forgetClient.ts';
import { nextTask } from '#testing/nextTask.ts';
import { pageToasts } from '#toasts/toasts.ts';

// A tag is defined for as long as the page lives; with all of them defined, no file depends on which ran before it.
await Promise.all(Object.values(code).map(async (load) => (await load()).ready));

const { documentElement: html, body } = document;
const address = location.href;
const title = document.title;
const sheets = [...document.adoptedStyleSheets];
const attributesAtFirst = [html, body].map((node) => ({
  node,
  attributes: new Map([...node.attributes].map(({ name, value }) => [name, value])),
}));

/** What the kit asks the runtime for each time: once forgotten, it is made anew, as after `configure()`. */
const forgotten = ['sending', 'loadElement', 'announcer.polite', 'announcer.assertive'];

let isNew = true;

/** Puts the page back to what it was before its first test; only what has been loaded and defined stays. */
export async function renewPage(): Promise<void> {
  if (isNew) {
    isNew = false;
    return;
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  body.replaceChildren();
  await nextTask();
  endSession();
  await api('reset');
  await nextTask();
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  // What has read the storage hears of its end from "another tab" alone.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  renewRuntime();
  renewDocument();
  await vi.waitUntil(() => shownLanguage.getState().shown === currentLanguage(), { timeout: 15_000 });
}

function endSession(): void {
  dismissOrder();
  const { singletons } = runtime();
  (singletons.get('core') as Pick<Core, 'live'> | undefined)?.live.close();
  if (singletons.has('session')) pageSession().clear();
}

function renewRuntime(): void {
  const { singletons } = runtime();
  for (const name of forgotten) singletons.delete(name);
  forgetClient();
  for (const store of [configuration, pageToasts, activeOrder, bottomInset()])
    renewStore(store as StoreApi<unknown>);
  for (const one of singletons.values()) if (one instanceof Map) one.clear();
  prepareAnnouncer();
}

const renewStore = (store: StoreApi<unknown>): void => store.setState(store.getInitialState(), true);

function renewDocument(): void {
  history.replaceState(null, '', address);
  document.title = title;
  document.adoptedStyleSheets = sheets;
  for (const { node, attributes } of attributesAtFirst) {
    for (const { name } of [...node.attributes]) if (!attributes.has(name)) node.removeAttribute(name);
    for (const [name, value] of attributes) node.setAttribute(name, value);
  }
  scrollTo(0, 0);
}
