/** The choices made on the page. */
export interface Choice {
  tag: string;
  /** `true` for a boolean that is on. */
  attributes: Readonly<Record<string, string | true>>;
  /** In a frame of the company's origin, which none of the page's styles reach. */
  isolated: boolean;
  /** If empty, the visitor's choice applies. */
  language: string;
  /** Only those that differ from the kit's own. */
  tokens: Readonly<Record<string, string>>;
  /** Of the kit and its API, without a slash at the end. */
  api: string;
  /** A version that stays as it is, with the hash of its first file. */
  pinned?: { version: string; integrity: string } | undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const attributesOf = ({ attributes, isolated }: Choice): string =>
  Object.entries(isolated ? { isolated: true as const, ...attributes } : attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');

const elementOf = (choice: Choice): string => `<${choice.tag}${attributesOf(choice)}></${choice.tag}>`;

function scriptOf({ api, language, pinned }: Choice): string {
  const path = pinned ? `/kit/${pinned.version}/freight.js` : '/kit/freight.js';
  const lines = [
    `<script type="module" src="${api}${path}"`,
    ...(pinned ? [`  integrity="${pinned.integrity}" crossorigin`] : []),
    `  data-api-url="${api}"${language && ` data-language="${language}"`} data-quirks="corrected"></script>`,
  ];
  return lines.join('\n');
}

const cssOf = ({ tokens, isolated }: Choice): string => {
  if (isolated) return '';
  const lines = Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}\n`;
};

const configured = ({ api, language }: Choice): string =>
  `import '@freight/kit/freight.js';
import { configure } from '@freight/kit';

configure({ apiUrl: '${api}'${language && `, language: '${language}'`}, quirks: 'corrected' });`;

const comment = (choice: Choice, open: string, close: string): string => {
  const css = cssOf(choice);
  return css && `\n\n${open} In your styles:\n${css}${close}`;
};

const html = (choice: Choice): string => {
  const css = cssOf(choice);
  return [scriptOf(choice), ...(css ? [`<style>\n${css}</style>`] : []), elementOf(choice)].join('\n');
};

/** `<freight-start inline />` as JSX has it. */
const react = (choice: Choice): string =>
  `import type {} from '@freight/kit/react';
${configured(choice)}

export const Freight = () => <${choice.tag}${attributesOf(choice)} />;${comment(choice, '/*', '*/')}`;

const vue = (choice: Choice): string =>
  `<script setup>
${configured(choice)}
</script>

<template>
  ${elementOf(choice)}
</template>${comment(choice, '<!--', '-->')}`;

const svelte = (choice: Choice): string =>
  `<script>
${configured(choice)}
</script>

${elementOf(choice)}${comment(choice, '<!--', '-->')}`;

const angular = (choice: Choice): string =>
  `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
${configured(choice)}

@Component({
  selector: 'app-freight',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`${elementOf(choice)}\`,
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
