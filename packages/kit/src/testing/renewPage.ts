import { vi } from 'vitest';
import { shownLanguage } from '#i18n/texts.ts';
import { entries } from '#loader/entries.ts';
import { prepareAnnouncer } from '#platform/announcer.ts';
import { currentLanguage } from '#platform/language.ts';
import { renewShared } from '#platform/registry.ts';
import { api } from '#testing/api.ts';
import { nextTask } from '#testing/nextTask.ts';

// A tag is defined for as long as the page lives; with all of them defined, no file depends on which ran before it.
await Promise.all(Object.values(entries).map(async ({ load }) => (await load()).ready));

const { documentElement: html, body } = document;
const address = location.href;
const title = document.title;
const sheets = [...document.adoptedStyleSheets];
const attributesAtFirst = [html, body].map((node) => ({
  node,
  attributes: new Map([...node.attributes].map(({ name, value }) => [name, value])),
}));

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
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  renewShared();
  await api('reset');
  await nextTask();
  renewDocument();
  prepareAnnouncer();
  await vi.waitUntil(() => shownLanguage.getState().shown === currentLanguage(), { timeout: 15_000 });
}

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
