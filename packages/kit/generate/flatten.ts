import { type Declaration, type DeclarationModule, readDeclarationModule } from './declarations.ts';

export interface DeclarationFiles {
  /** The text of a declaration file. */
  read(file: string): string;
  /** The file a specifier means when it stands in `file`; undefined for one outside of the product. */
  resolve(specifier: string, file: string): string | undefined;
}

interface Place {
  file: string;
  name: string;
}

/**
 * Writes everything the exports of a declaration file need into one file, so that a published door depends on
 * nothing that is not published. Throws when it needs a package outside, or a type nobody wrote down.
 */
export function flattenDeclarations(entry: string, files: DeclarationFiles): string {
  const modules = new Map<string, DeclarationModule>();
  const names = new Map<string, string>();
  const written: string[] = [];

  function moduleOf(file: string): DeclarationModule {
    const module = modules.get(file) ?? readDeclarationModule(files.read(file));
    modules.set(file, module);
    return module;
  }

  function follow(from: string, name: string, file: string): Place {
    const target = files.resolve(from, file);
    if (target === undefined)
      throw new Error(`The door's types need ${name} of ${from}, which is not published.`);
    const exported = moduleOf(target).exported.get(name);
    if (exported === undefined) throw new Error(`${target} does not export ${name}.`);
    return typeof exported === 'string'
      ? locate(exported, target)
      : follow(exported.from, exported.name, target);
  }

  function locate(name: string, file: string): Place {
    const source = moduleOf(file).imported.get(name);
    return source ? follow(source.from, source.name, file) : { file, name };
  }

  /** A name nobody else has in the flat file. */
  function claim(name: string): string {
    const taken = new Set(names.values());
    for (let number = 1; ; number++) {
      const candidate = number === 1 ? name : `${name}${number}`;
      if (!taken.has(candidate)) return candidate;
    }
  }

  function write({ file, name }: Place): string {
    const key = `${file}#${name}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const declaration = moduleOf(file).declared.get(name);
    if (!declaration) return name;
    const own = claim(name);
    names.set(key, own);
    written.push(rename(declaration, (used) => (used === name ? own : write(locate(used, file)))));
    return own;
  }

  const exported = [...moduleOf(entry).exported].map(([name, source]) => {
    const own = write(
      typeof source === 'string' ? locate(source, entry) : follow(source.from, source.name, entry),
    );
    return own === name ? name : `${own} as ${name}`;
  });
  return `${written.join('\n\n')}\n\nexport { ${exported.sort().join(', ')} };\n`;
}

function rename({ comment, text, uses }: Declaration, nameFor: (name: string) => string): string {
  let result = text;
  for (const { start, end, name } of uses.toSorted((one, other) => other.start - one.start)) {
    result = `${result.slice(0, start)}${nameFor(name)}${result.slice(end)}`;
  }
  const isComplete = /^(declare|interface|type) /.test(result);
  return `${comment}${isComplete ? '' : 'declare '}${result}`;
}
