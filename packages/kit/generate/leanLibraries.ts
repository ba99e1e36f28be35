import { type Plugin, parseAst } from 'vite';
import { i18nextUse } from './i18nextUse.ts';
import { kyUse } from './kyUse.ts';
import { reactDomUse } from './reactDomUse.ts';

const uses = () => [...kyUse, ...i18nextUse, ...reactDomUse];

/** How one file of a library is used here: what is never called, and what its questions always come to. */
export interface LibraryUse {
  file: RegExp;
  /** Bodies of methods in place of the library's, by class and name; `null` for one that is named nowhere any more. */
  methods: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** Functions of the file's outermost level that are never called, or find nothing to do. */
  functions?: readonly string[];
  /** Constructors of which nothing is ever made: what they give their instances goes. */
  constructors?: readonly string[];
  /** Pieces of code and what they always come to. */
  always: readonly (readonly [code: string, meaning: string])[];
}

interface Span {
  start: number;
  end: number;
}

/** Where each method of a class stands, and its body, braces included. */
function methodsOf(code: string, className: string): Map<string, { whole: Span; body: Span }> {
  const bodies = new Map<string, { whole: Span; body: Span }>();
  for (const statement of parseAst(code).body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'ClassDeclaration' || declared.id?.name !== className) continue;
    for (const member of declared.body.body) {
      if (member.type !== 'MethodDefinition' || !member.value.body) continue;
      bodies.set(code.slice(member.key.start, member.key.end), { whole: member, body: member.value.body });
    }
  }
  return bodies;
}

function bodyOf(code: string, name: string): Span {
  for (const statement of parseAst(code).body)
    if (statement.type === 'FunctionDeclaration' && statement.id?.name === name && statement.body)
      return { start: statement.body.start, end: statement.body.end };
  throw new Error(`There is no function ${name}.`);
}

/** The statements `Name.prototype.method = …`. */
function prototypeOf(code: string, name: string): Span[] {
  const spans = parseAst(code).body.filter(
    ({ start, type }) => type === 'ExpressionStatement' && code.startsWith(`${name}.prototype.`, start),
  );
  if (spans.length === 0) throw new Error(`${name} gives its instances nothing.`);
  return spans;
}

/**
 * The library's file without what is never used of it.
 * @throws when something named is not there: another version must be looked at again.
 */
export function leaned(
  code: string,
  { methods, functions = [], constructors = [], always }: LibraryUse,
): string {
  const cuts: (Span & { text: string })[] = [];
  for (const [className, replaced] of Object.entries(methods)) {
    const known = methodsOf(code, className);
    for (const [name, body] of Object.entries(replaced)) {
      const method = known.get(name);
      if (!method) throw new Error(`${className} has no method ${name}.`);
      const { start, end } = body === null ? method.whole : method.body;
      cuts.push({ start, end, text: body === null ? '' : `{${body}}` });
    }
  }
  for (const name of functions) cuts.push({ ...bodyOf(code, name), text: '{}' });
  for (const { start, end } of constructors.flatMap((name) => prototypeOf(code, name)))
    cuts.push({ start, end, text: '' });
  let lean = code;
  for (const { start, end, text } of cuts.sort((one, other) => other.start - one.start))
    lean = lean.slice(0, start) + text + lean.slice(end);
  for (const [piece, meaning] of always) {
    if (!code.includes(piece)) throw new Error(`Nowhere does it say "${piece}".`);
    lean = lean.replaceAll(piece, meaning);
  }
  return lean;
}

/**
 * Leaves out what the kit never uses of the libraries that are single classes with everything in them. A bundler
 * cannot: what is looked up by name at run time counts as used. A quarter of what ky and i18next weigh would be paid
 * by every page for features that no line of ours can reach.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'freight-lean-libraries',
    apply: 'build',
    transform: {
      filter: { id: uses().map(({ file }) => file) },
      handler(code, id) {
        const use = uses().find(({ file }) => file.test(id));
        return use && { code: leaned(code, use), map: null };
      },
    },
  };
}
