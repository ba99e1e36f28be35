import { type Language, languages } from '@freight/contract';
import { pageDocument } from '#platform/pageDocument.ts';

/**
 * Which files every tag needs: indexes into the list of files, whose addresses are relative to the loader's. Texts in
 * a language that a tag does not name follow those in the first language, in the order of the languages.
 */
interface FilesTable {
  files: string[];
  tags: Record<string, TagFiles>;
}
type TagFiles = { code: number[] } & Partial<Record<Language, number[]>>;

// Only a build has the table. Its name is used once, because the build puts the whole table in place of each use.
const { files, rows } = import.meta.env.PROD ? __FREIGHT_FILES__ : { files: [], rows: [] };

/** The tag whose own code a file is: the name without the folder in front and the ending. */
const tagOf = (file = '') => file.slice('./chunks/0123456/'.length, -'.js'.length);

const built: FilesTable = {
  files,
  tags: Object.fromEntries(rows.map(([code, sv]) => [tagOf(files[code[0] ?? 0]), { code, sv }])),
};

/** Addresses of a tag's files, its own code first, the texts of one language last. */
function addresses({ files, tags }: FilesTable, tag: string, language: Language): string[] {
  const {
    code = [],
    sv = [],
    [language]: texts = sv.map((index) => index + languages.indexOf(language)),
  } = tags[tag] ?? {};
  return [...code, ...texts].map((index) => new URL(files[index] ?? '', import.meta.url).href);
}

/** The address of a tag's own code, where a build has the table. */
export const codeAddress = (tag: string): string => addresses(built, tag, languages[0])[0] ?? '';

/** Addresses, and tags with their language: a page may have many of one tag. */
const hinted = new Set<string>();

/**
 * Starts the download of everything a tag needs, in parallel and without running any of it. `low` gives priority to
 * what the page itself is fetching.
 */
export function preload(tag: string, language: Language, priority: 'low' | 'high'): void {
  const all = tag + language;
  if (hinted.has(all)) return;
  hinted.add(all);
  const links = addresses(built, tag, language)
    .filter((href) => !hinted.has(href))
    .map((href) => {
      hinted.add(href);
      return Object.assign(pageDocument.createElement('link'), {
        rel: 'modulepreload',
        href,
        fetchPriority: priority,
      });
    });
  pageDocument.head.append(...links);
}

/** The table of the release that is served now, or the loader's own if that one cannot be loaded. */
async function currentTable(): Promise<FilesTable> {
  try {
    const answer = await fetch(new URL('files.json', import.meta.url), { cache: 'no-cache' });
    return answer.ok ? await answer.json() : built;
  } catch {
    return built;
  }
}

let spelling = 0;

/**
 * The address with other letters of `chunks` percent-encoded each time. Browsers that remember a failed module for as
 * long as the page lives take it, and everything it imports, for modules they have not seen; servers for the same files.
 */
const respelled = (href: string) =>
  href.replace(/chunks(?=\/[^/]*\/[^/]*$)/, (folder) =>
    folder.replace(/./g, (letter, i) =>
      (spelling >> i) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    ),
  );

/**
 * After a failed import: fetches a tag's files by the table of the current release, because those of an older one may
 * be gone, and returns the address to import its code from; none without a table.
 */
export async function fetchAgain(tag: string, language: Language): Promise<string | undefined> {
  spelling++;
  const fresh = addresses(await currentTable(), tag, language).map(respelled);
  await Promise.all(
    fresh.map(async (href) => {
      const answer = await fetch(href, { cache: 'reload' });
      if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
    }),
  );
  return fresh[0];
}
