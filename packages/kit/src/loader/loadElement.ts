import { type ElementCode, type Entry, entries } from '#loader/entries.ts';
import { codeAddress, fetchAgain, preload } from '#loader/files.ts';
import { withFreeName } from '#loader/freeName.ts';
import { provideElementLoader } from '#platform/elementLoader.ts';
import { currentLanguage } from '#platform/language.ts';
import { yieldToPage } from '#platform/whenIdle.ts';

const attempts = 4;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const loading = new Map<string, Promise<void>>();

const core = () => import('#bridge/defineElement.ts');

/** Imports the code that all tags share, React included, which tries out the page's document meanwhile. */
const importCore = () => withFreeName(core);

const importFile = (address: string): Promise<ElementCode> =>
  import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ address);

async function importEntry(tag: string, { load }: Entry): Promise<void> {
  // In a task of its own: one task for both would block the page twice as long.
  await importCore();
  await yieldToPage();
  const { ready } = await (load ? load() : importFile(codeAddress(tag)));
  await ready;
}

async function retry(tag: string, entry: Entry): Promise<void> {
  const address = await fetchAgain(tag, currentLanguage());
  if (!address) return importEntry(tag, entry);
  const { ready } = await importFile(address);
  await ready;
}

async function load(tag: string): Promise<void> {
  const entry = entries[tag];
  if (!entry) return;
  preload(tag, currentLanguage(), 'high');
  for (let attempt = 1; ; attempt++) {
    try {
      return await (attempt > 1 ? retry(tag, entry) : importEntry(tag, entry));
    } catch (error) {
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
