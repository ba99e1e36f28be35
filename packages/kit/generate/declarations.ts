import { parseAst } from 'vite';

/** A place in a text that names something declared elsewhere. */
interface Use {
  start: number;
  end: number;
  name: string;
}

export interface Declaration {
  comment: string;
  text: string;
  uses: Use[];
}

/** Something a module takes from another one; `name` is how the other one calls it. */
interface Source {
  from: string;
  name: string;
}

export interface DeclarationModule {
  declared: Map<string, Declaration>;
  imported: Map<string, Source>;
  /** Exported name to the local one, or to where it comes from. */
  exported: Map<string, string | Source>;
}

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nameOf = (node: unknown): string => {
  if (!isNode(node)) throw new Error('A name was expected in a declaration.');
  return String(node['name'] ?? node['value']);
};

/** Identifiers in these places are names of their own and point nowhere. */
function namesItself(parent: SyntaxNode, field: string): boolean {
  if (field === 'key') return parent['computed'] !== true;
  if (['params', 'label', 'property', 'right', 'parameterName'].includes(field)) return true;
  return field === 'name' && parent.type === 'TSTypeParameter';
}

function collectUses(node: SyntaxNode, offset: number, uses: Use[]): void {
  if (node.type === 'TSImportType') {
    throw new Error('A type of the door is inferred from another module; write it out there.');
  }
  for (const [field, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      if (child.type === 'Identifier' && !namesItself(node, field)) {
        const name = nameOf(child);
        uses.push({ start: child.start - offset, end: child.start - offset + name.length, name });
      }
      collectUses(child, offset, uses);
    }
  }
}

/** What is written above a statement for its users. */
const commentAbove = (code: string, { start }: SyntaxNode): string =>
  /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(code.slice(0, start))?.[0] ?? '';

function readDeclaration(code: string, node: SyntaxNode, comment: string): [string, Declaration] {
  const single = Array.isArray(node['declarations']) ? node['declarations'][0] : node;
  const uses: Use[] = [];
  collectUses(node, node.start, uses);
  const name = nameOf(isNode(single) ? single['id'] : undefined);
  return [name, { comment, text: code.slice(node.start, node.end), uses }];
}

/** Reads one declaration file as the compiler writes them. */
export function readDeclarationModule(code: string): DeclarationModule {
  const module: DeclarationModule = { declared: new Map(), imported: new Map(), exported: new Map() };
  const { body } = parseAst(code, { lang: 'dts' }) as unknown as { body: SyntaxNode[] };
  for (const statement of body) readStatement(code, statement, module);
  return module;
}

function readStatement(code: string, statement: SyntaxNode, module: DeclarationModule): void {
  const from = isNode(statement['source']) ? String(statement['source']['value']) : undefined;
  const specifiers = Array.isArray(statement['specifiers']) ? statement['specifiers'].filter(isNode) : [];
  if (statement.type === 'ImportDeclaration') {
    for (const specifier of specifiers) {
      module.imported.set(nameOf(specifier['local']), {
        from: from ?? '',
        name: nameOf(specifier['imported']),
      });
    }
    return;
  }
  const isExport = statement.type === 'ExportNamedDeclaration';
  for (const specifier of isExport ? specifiers : []) {
    const name = nameOf(specifier['local']);
    module.exported.set(nameOf(specifier['exported']), from === undefined ? name : { from, name });
  }
  const declaration = isExport ? statement['declaration'] : statement;
  if (!isNode(declaration)) return;
  const [name, declared] = readDeclaration(code, declaration, commentAbove(code, statement));
  if (module.declared.has(name))
    throw new Error(`${name} has overloads, which the door's types do not support.`);
  module.declared.set(name, declared);
  if (isExport) module.exported.set(name, name);
}
