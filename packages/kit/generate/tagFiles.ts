import { languages } from '@freight/contract';
import type { Plugin, Rolldown } from 'vite';
import { draftFolder } from './chunkFolder.ts';

/** Indexes into the list of files: a tag's code, and its texts by language. */
type TagRow = { code: number[] } & Record<string, number[]>;

type Chunks = readonly Rolldown.OutputChunk[];

/** A chunk and everything it imports statically, the largest first: it takes longest. */
function closure(chunks: Chunks, start: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const found = new Set([start]);
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  const [own, ...others] = found;
  return own ? [own, ...others.sort((one, other) => other.code.length - one.code.length)] : [];
}

const elementOf = ({ facadeModuleId }: Rolldown.OutputChunk) =>
  /\/(freight-[\w-]+)\.tsx$/.exec(facadeModuleId ?? '')?.[1];

/** The texts that some chunks import when their element is defined: each in every language, in the languages' order. */
function textsOf(chunks: Chunks, users: Chunks): Rolldown.OutputChunk[][] {
  const later = new Set(users.flatMap(({ dynamicImports }) => dynamicImports));
  const suffix = `-${languages[0]}`;
  return chunks
    .filter(({ fileName, name }) => name.endsWith(suffix) && later.has(fileName))
    .map(({ name }) =>
      languages.map((language) => {
        const twin = `${name.slice(0, -suffix.length)}-${language}`;
        const chunk = chunks.find((one) => one.name === twin);
        if (!chunk) throw new Error(`There is no ${twin} beside ${name}.`);
        return chunk;
      }),
    );
}

function tableOf(chunks: Chunks) {
  const files: string[] = [];
  const indexOf = ({ fileName }: Rolldown.OutputChunk) => {
    const address = `./${fileName}`;
    return files.includes(address) ? files.indexOf(address) : files.push(address) - 1;
  };
  const tags = chunks.flatMap((chunk) => {
    const tag = elementOf(chunk);
    if (!tag) return [];
    const code = closure(chunks, chunk);
    const texts = textsOf(chunks, code).map((twins) => twins.map(indexOf));
    const ofLanguage = languages.map((language, at) => [language, texts.map((twins) => twins[at] ?? 0)]);
    return [[tag, { code: code.map(indexOf), ...Object.fromEntries(ofLanguage) }] as const];
  });
  return { files, tags: Object.fromEntries(tags) as Record<string, TagRow> };
}

/**
 * The table in the form that entries have: the common part of all addresses is written once, a tag is named by its own
 * file alone, and of the texts only those of the first language are named, because those of the others follow them.
 */
function inlined({ files, tags }: ReturnType<typeof tableOf>): string {
  const [before, after] = [`./${draftFolder}/`, '.js'];
  const isChunk = (file: string) => file.startsWith(before) && file.endsWith(after);
  if (!files.every(isChunk)) throw new Error(`A tag needs a file that is no chunk: ${files.join(', ')}`);
  const names = files.map((file) => file.slice(before.length, -after.length));
  const list = `${JSON.stringify(names.join(' '))}.split(" ").map((name)=>"${before}"+name+"${after}")`;
  const [first, ...others] = languages;
  for (const texts of Object.values<Record<string, number[]>>(tags))
    for (const [at, language] of others.entries())
      if (texts[language]?.some((index, nth) => index !== (texts[first]?.[nth] ?? 0) + at + 1))
        throw new Error(`The texts in ${language} do not follow those in ${first}.`);
  const rows = Object.entries(tags).map(([tag, { code, [first]: texts = [] }]) => {
    if (names[code[0] ?? 0] !== tag) throw new Error(`${tag} is not in a file of its name.`);
    return [code, texts];
  });
  return `{files:${list},rows:${JSON.stringify(rows)}}`;
}

/**
 * Lists for the loader which files each tag needs, so that it fetches them all in parallel: puts the table into the
 * entries, which are fetched anew on every visit and so have no hash in their addresses, and writes it to `files.json` for
 * pages that are older than the release. Every other file is left as the bundler has named it.
 */
export function tagFiles(): Plugin {
  return {
    name: 'freight-tag-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const table = tableOf(chunks);
        const text = inlined(table);
        for (const chunk of chunks)
          if (!chunk.fileName.includes('/'))
            chunk.code = chunk.code.replaceAll('__FREIGHT_FILES__', () => text);
        this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(table) });
      },
    },
  };
}
