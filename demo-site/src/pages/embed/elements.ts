import manifest from '@freight/kit/custom-elements.json';

/** A setting of an element that a visitor may change. */
export interface Setting {
  name: string;
  /** Words to choose from; undefined: any text; `boolean`: on or off. */
  values: readonly string[] | 'boolean' | undefined;
  description: string;
}

/** A place in an element for markup of the page. */
export interface Slot {
  name: string;
  description: string;
}

export interface EmbeddedElement {
  tag: string;
  summary: string;
  settings: readonly Setting[];
  slots: readonly Slot[];
  /** Whether it can be shown in a frame of the company's origin. */
  canBeIsolated: boolean;
  /** Colours of the light theme, by the name of their token. */
  colours: Readonly<Record<string, string>>;
}

/** Landing places of links in mails: pages of the company's own site. */
const landings = ['freight-auth-callback', 'freight-magic-link', 'freight-reset-password'];

function valuesOf(type: string): Setting['values'] {
  if (/^boolean\b/.test(type)) return 'boolean';
  const words = [...type.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
  return words.length > 0 ? words : undefined;
}

/** Every element that may be used on a page, from the manifest of the kit. */
export const elements: readonly EmbeddedElement[] = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => !landings.includes(tagName))
  .map(({ tagName, summary, attributes, slots, cssProperties }) => ({
    tag: tagName,
    summary,
    // Where it is shown is a separate choice: it changes which other settings exist.
    settings: attributes
      .filter(({ name }) => name !== 'isolated')
      .map(({ name, type, description }) => ({
        name,
        values: valuesOf(type.text),
        // A manifest is written in Markdown.
        description: description.replaceAll('`', ''),
      })),
    slots,
    canBeIsolated: attributes.some(({ name }) => name === 'isolated'),
    colours: Object.fromEntries(
      cssProperties.map(({ name, default: value }) => [name, /#[0-9a-f]{6}/i.exec(value ?? '')?.[0] ?? '']),
    ),
  }));

export const elementOf = (tag: string): EmbeddedElement | undefined =>
  elements.find((element) => element.tag === tag);

/** The colours the page offers, each with its token. */
export const tokens = {
  accent: '--freight-color-accent',
  onAccent: '--freight-color-on-accent',
  text: '--freight-color-text',
  surface: '--freight-color-surface',
} as const;
export type Colour = keyof typeof tokens;
