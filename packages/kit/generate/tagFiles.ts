import { languages } from '@freight/contract';
import type { Plugin, Rolldown } from 'vite';

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
    return [[tag, { code: code.map(indexOf), ...Object.fromEntries(ofLanguage) }]];
  });
  return { files, tags: Object.fromEntries(tags) };
}

/**
 * The table in the form that entries have: the common part of all file names is written once, and of the texts only
 * those of the first language are named, because those of the others follow them.
 */
function inlined({ files, tags }: ReturnType<typeof tableOf>): string {
  const names = files.map((file) => /^\.\/chunks\/(.+)\.js$/.exec(file)?.[1] ?? '');
  if (names.includes('')) throw new Error(`A tag needs a file that is no chunk: ${files.join(', ')}`);
  const list = `${JSON.stringify(names.join(' '))}.split(" ").map((name)=>"./chunks/"+name+".js")`;
  const [first, ...others] = languages;
  for (const texts of Object.values<Record<string, number[]>>(tags))
    for (const [at, language] of others.entries())
      if (texts[language]?.some((index, nth) => index !== (texts[first]?.[nth] ?? 0) + at + 1))
        throw new Error(`The texts in ${language} do not follow those in ${first}.`);
  const short = JSON.stringify(tags, (name, value) =>
    others.some((one) => one === name) ? undefined : value,
  );
  // Written as a minifier would, because none processes the table.
  return `{files:${list},tags:${short.replaceAll(/"(\w+)":/g, '$1:')}}`;
}

/**
 * Lists for the loader which files each tag needs, so that it fetches them all in parallel: puts the table into the
 * entries, which are fetched anew on every visit and so have no hash in their names, and writes it to `files.json` for
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
