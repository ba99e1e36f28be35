import { type Entry, entries } from '#loader/entries.ts';
import { fetchAgain, preload } from '#loader/files.ts';
import { provideElementLoader } from '#platform/elementLoader.ts';
import { currentLanguage } from '#platform/language.ts';
import { pageDocument, unclobbered } from '#platform/pageDocument.ts';

const attempts = 4;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const loading = new Map<string, Promise<void>>();

/** Where the browser supports it; a timer would never fire on a page whose clock is stopped. */
const yieldToPage = () => globalThis.scheduler?.yield?.();

/**
 * React tries out the page's document while its module runs. Markup that is named "createElement", which would stop it
 * there, has no name for that long.
 */
async function withCreateElement(run: () => Promise<unknown>): Promise<void> {
  const name = 'createElement';
  const names = [...pageDocument.querySelectorAll(`[name=${name}],[id=${name}]`)]
    .flatMap((element) => [...unclobbered(element).attributes])
    .filter(({ value }) => value === name);
  for (const attribute of names) attribute.value = '';
  await run().finally(() => {
    for (const attribute of names) attribute.value = name;
  });
}

async function importEntry({ load }: Entry): Promise<void> {
  // The code that all tags share runs in a task of its own: one task for both would block the page twice as long.
  await withCreateElement(() => import('#bridge/defineElement.ts'));
  await yieldToPage();
  const { ready } = await load();
  await ready;
}

async function retry(tag: string, entry: Entry): Promise<void> {
  const address = await fetchAgain(tag, currentLanguage());
  if (!address) return importEntry(entry);
  const { ready } = await import(
    /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ address
  );
  await ready;
}

async function load(tag: string): Promise<void> {
  const entry = entries[tag];
  if (!entry) return;
  preload(tag, currentLanguage(), 'high');
  for (let attempt = 1; ; attempt++) {
    try {
      return await (attempt > 1 ? retry(tag, entry) : importEntry(entry));
    } catch (error) {
      pageDocument.dispatchEvent(
        new CustomEvent('freight-load-error', { detail: { tag, attempt, message: String(error) } }),
      );
      if (attempt === attempts) throw error;
      await pause(300 * 2 ** attempt);
    }
  }
}

/** Loads a tag's code, once; after a failure it is tried again, and a later call may start over. */
export function loadElement(tag: string): Promise<void> {
  let running = loading.get(tag);
  if (!running) {
    running = load(tag).catch((error: unknown) => {
      loading.delete(tag);
      throw error;
    });
    loading.set(tag, running);
  }
  return running;
}

if (typeof document !== 'undefined') provideElementLoader(loadElement);
