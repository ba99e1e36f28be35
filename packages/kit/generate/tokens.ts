import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A custom property that a page may set. All others have names that begin with `--_` and are the kit's own business. */
export interface Token {
  name: string;
  description: string;
  /** In light, or everywhere when there is no difference. */
  light: string;
  dark: string;
}

async function tokensCss(): Promise<string> {
  const folder = join(import.meta.dirname, '..', 'src', 'styles');
  const files = await Promise.all(
    ['frame/tokens.css', 'later-tokens.css', 'frame/base.css'].map((file) =>
      readFile(join(folder, file), 'utf8'),
    ),
  );
  return files.join('');
}

/** The public token behind each private name that the kit's css uses: `--freight-color-accent` behind `--_accent`. */
export async function tokenNames(): Promise<Map<string, string>> {
  const found = (await tokensCss()).matchAll(/(--_[\w-]+):\s*(?:min\()?var\((--freight-[\w-]+)/g);
  return new Map([...found].map(([, own = '', token = '']) => [own, token]));
}

/** A comment, and the declaration below it that reads a token. */
const describedToken =
  /(?:\/\*((?:[^*]|\*(?!\/))*)\*\/\s*)?[\w-]+:[^;{}]*?var\((--freight-[\w-]+),\s*((?:[^()]|\([^()]*\))+)\)/g;

/** The tokens with their defaults and descriptions, read from the style sheets that define them; throws for one without. */
export async function readTokens(): Promise<Token[]> {
  const found = (await tokensCss()).matchAll(describedToken);
  const tokens = [...found].map(([, comment = '', name = '', fallback = '']): Token => {
    const description = comment.replace(/\s+/g, ' ').trim();
    if (description === '') throw new Error(`${name} needs a comment above it: what does it change?`);
    const [, light = fallback, dark = fallback] = /^light-dark\((.+),\s*(.+)\)$/.exec(fallback) ?? [];
    return { name, description, light, dark };
  });
  const names = await tokenNames();
  // A token that falls back on another one has that one's default.
  const resolved = tokens.map((token) => {
    const [, own = ''] = /^var\((--_[\w-]+)\)$/.exec(token.light) ?? [];
    const other = tokens.find(({ name }) => name === names.get(own));
    return other ? { ...token, light: other.light, dark: other.dark } : token;
  });
  return resolved.filter(({ name }, index) => resolved.findIndex((token) => token.name === name) === index);
}

/** A token's default value, as CSS. */
export const defaultOf = ({ light, dark }: Token): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;
