/**
 * Vitest's setup of every file: files share a page, so that what they all need is loaded once, and each begins as if
 * the page had just been opened, with nobody signed in and nothing said or stored.
 */
import { page } from 'vitest/browser';
import type { StoreApi } from 'zustand/vanilla';
import { runtime } from '#runtime/runtime.ts';
import { pageSession } from '#runtime/session.ts';

const isStore = (one: unknown): one is StoreApi<unknown> =>
  typeof one === 'object' && one !== null && 'setState' in one;

const { singletons } = runtime();
if (singletons.has('session')) pageSession().clear();
for (const one of singletons.values()) if (isStore(one)) one.setState(one.getInitialState(), true);
for (const part of [...document.body.children]) {
  if (part.hasAttribute('data-freight-announcer')) part.textContent = '';
  else part.remove();
}
sessionStorage.clear();
localStorage.clear();
// Who keeps in mind what was stored hears of it, as from another tab.
dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
await page.viewport(800, 900);
