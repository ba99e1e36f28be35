/** The choices made on the page. */
export interface Choice {
  tag: string;
  /** `true` for a boolean that is on. */
  attributes: Readonly<Record<string, string | true>>;
  /** In a frame of the company's origin, which none of the page's styles reach. */
  isolated: boolean;
  /** If empty, the visitor's choice applies. */
  language: string;
  /** The page's words in place of the kit's, by language and key. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the page shows in the element's slots, by their names. */
  places: Readonly<Record<string, string>>;
  /** Only those that differ from the kit's own. */
  tokens: Readonly<Record<string, string>>;
  /** Of the kit and its API, without a slash at the end. */
  api: string;
  /** A version that stays as it is, with the hash of its first file. */
  pinned?: { version: string; integrity: string } | undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const attributesOf = ({ attributes, isolated }: Choice): string =>
  Object.entries(isolated ? { isolated: true as const, ...attributes } : attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');

/** The markup in the element's slots; a frame takes none. */
const childrenOf = ({ isolated, places }: Choice): string =>
  Object.entries(isolated ? {} : places)
    .map(([slot, text]) => `\n  <p slot="${slot}">${escaped(text)}</p>`)
    .join('');

function elementOf(choice: Choice): string {
  const children = childrenOf(choice);
  return `<${choice.tag}${attributesOf(choice)}>${children && `${children}\n`}</${choice.tag}>`;
}

/** The same for a template or a string in which these marks have a meaning. */
const inTemplate = (markup: string): string =>
  markup.replace(/[{}@`\\]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The page's own words as JSON, which no script tag ends in; empty without any, and for a frame, which takes none. */
const textsOf = ({ isolated, texts }: Choice): string =>
  isolated || Object.keys(texts).length === 0 ? '' : JSON.stringify(texts).replaceAll('<', '\\u003c');

function scriptOf(choice: Choice): string {
  const { api, language, pinned } = choice;
  const texts = textsOf(choice).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  const path = pinned ? `/kit/${pinned.version}/freight.js` : '/kit/freight.js';
  const lines = [
    `<script type="module" src="${api}${path}"`,
    ...(pinned ? [`  integrity="${pinned.integrity}" crossorigin`] : []),
    ...(texts ? [`  data-texts='${texts}'`] : []),
    `  data-api-url="${api}"${language && ` data-language="${language}"`} data-quirks="corrected"></script>`,
  ];
  return lines.join('\n');
}

const cssOf = ({ tokens, isolated }: Choice): string => {
  if (isolated) return '';
  const lines = Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}\n`;
};

function configured(choice: Choice): string {
  const { api, language } = choice;
  const texts = textsOf(choice);
  return `import '@freight/kit/freight.js';
import { configure } from '@freight/kit';

configure({ apiUrl: '${api}'${language && `, language: '${language}'`}, quirks: 'corrected'${texts && `, texts: ${texts}`} });`;
}

const comment = (choice: Choice, open: string, close: string): string => {
  const css = cssOf(choice);
  return css && `\n\n${open} In your styles:\n${css}${close}`;
};

const html = (choice: Choice): string => {
  const css = cssOf(choice);
  return [scriptOf(choice), ...(css ? [`<style>\n${css}</style>`] : []), elementOf(choice)].join('\n');
};

/** `<freight-start inline />` as JSX has it, where it has no children. */
const react = (choice: Choice): string =>
  `import type {} from '@freight/kit/react';
${configured(choice)}

export const Freight = () => ${inTemplate(elementOf(choice)).replace(/><\/[\w-]+>$/, ' />')};${comment(choice, '/*', '*/')}`;

const vue = (choice: Choice): string =>
  `<script setup>
${configured(choice)}
</script>

<template>
  ${inTemplate(elementOf(choice))}
</template>${comment(choice, '<!--', '-->')}`;

const svelte = (choice: Choice): string =>
  `<script>
${configured(choice)}
</script>

${inTemplate(elementOf(choice))}${comment(choice, '<!--', '-->')}`;

const angular = (choice: Choice): string =>
  `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
${configured(choice)}

@Component({
  selector: 'app-freight',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`${inTemplate(elementOf(choice))}\`,
})
export class Freight {}${comment(choice, '/*', '*/')}`;

/** A block that takes HTML; editors without the right to scripts need the plugin or the frame. */
const wordPress = (choice: Choice): string => `<!-- wp:html -->\n${html(choice)}\n<!-- /wp:html -->`;

export const kinds = {
  HTML: html,
  React: react,
  Vue: vue,
  Svelte: svelte,
  Angular: angular,
  WordPress: wordPress,
} as const satisfies Record<string, (choice: Choice) => string>;
export type Kind = keyof typeof kinds;

/** The content security policy that the page needs. */
export function policyFor({ api, isolated }: Choice): string {
  // The frame has a policy of its own for all its requests.
  if (isolated) return [`script-src 'self' ${api};`, `frame-src ${api};`].join('\n');
  const live = api.replace(/^http/, 'ws');
  return [
    `script-src 'self' ${api};`,
    `connect-src 'self' ${api} ${live};`,
    `img-src 'self' ${api} data: blob:;`,
    'frame-src blob:;',
  ].join('\n');
}
