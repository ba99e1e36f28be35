import { code } from '#loader/code.ts';

// Only a build has the table; named once, because the whole of it stands wherever its name stood.
const table: FilesTable = import.meta.env.PROD ? __FREIGHT_FILES__ : { files: [], tags: {} };

const addresses = (tag: string): string[] =>
  (table.tags[tag] ?? []).flatMap((index) => {
    const file = table.files[index];
    return file ? [new URL(file, import.meta.url).href] : [];
  });

/** Where the browser has a word for it; a timer would never end on a page whose clock stands still. */
const letThePageWork = () => globalThis.scheduler?.yield?.();

const hinted = new Set<string>();

/**
 * Starts fetching everything a tag needs at once, instead of discovering it step by step. Between two files the page
 * gets its turn: every request wakes several threads, which on a small processor stop this one.
 */
export async function preload(tag: string): Promise<void> {
  for (const href of addresses(tag)) {
    if (hinted.has(href)) continue;
    hinted.add(href);
    await letThePageWork();
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
}

/**
 * Fetches a tag's files once more after a failure. A failed module is remembered by some browsers for as long as
 * the page lives, so the files must be sure to come before they are imported again.
 */
export async function warm(tag: string): Promise<void> {
  await Promise.all(
    addresses(tag).map(async (href) => {
      const answer = await fetch(href, { cache: 'reload' });
      if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
    }),
  );
}

/** Imports a tag's code; resolves when the tag is defined. */
export async function bring(tag: string): Promise<void> {
  // What all tags share, by itself: together they would keep the page busy for twice as long at a time.
  await import('#bridge/defineElement.ts');
  await letThePageWork();
  const element = await code[tag]?.();
  await element?.ready;
}
