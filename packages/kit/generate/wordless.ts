import { type Plugin, parseAst } from 'vite';

/** What only the generator and the reference pages read of a definition. */
const forReaders = ['description', 'summary', 'parts', 'slots'];

/** Cuts the words out of the definitions that ship: pages need names, types and defaults. */
export function wordless(): Plugin {
  return {
    name: 'freight-wordless',
    apply: 'build',
    transform: {
      filter: { id: /\/(elements\/[\w-]+|bridge)\/definition\.ts(\?|$)/ },
      handler(code) {
        const cuts: { start: number; end: number }[] = [];
        const visit = (node: unknown): void => {
          if (typeof node !== 'object' || node === null) return;
          const { type, key, start, end } = node as { type?: string; key?: { name?: string } } & Record<
            'start' | 'end',
            number
          >;
          if (type === 'Property' && key?.name && forReaders.includes(key.name)) cuts.push({ start, end });
          else for (const child of Object.values(node)) visit(child);
        };
        visit(parseAst(code));
        let short = code;
        for (const { start, end } of cuts.sort((one, other) => other.start - one.start))
          short = short.slice(0, start) + short.slice(end).replace(/^\s*,/, '');
        return { code: short, map: null };
      },
    },
  };
}
