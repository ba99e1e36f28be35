import { describe, expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';
import { type Choice, kinds, policyFor } from './snippets.ts';

const choice: Choice = {
  tag: 'freight-start',
  attributes: { inline: true, tab: 'send' },
  isolated: false,
  language: '',
  tokens: {},
  texts: {},
  places: {},
  api: 'https://freight.example.com',
};

describe('the lines for a page', () => {
  test('are the script and the element [T9]', () => {
    expect(kinds.HTML(choice)).toBe(
      `<script type="module" src="https://freight.example.com/kit/freight.js"
  data-api-url="https://freight.example.com" data-quirks="corrected"></script>
<freight-start inline tab="send"></freight-start>`,
    );
  });

  test('name the hash of a pinned version, and the language [T9]', () => {
    const pinned = { version: '1.2.3', integrity: 'sha384-abc' };
    const lines = kinds.HTML({ ...choice, pinned, language: 'de' });
    expect(lines).toContain(
      'src="https://freight.example.com/kit/1.2.3/freight.js"\n  integrity="sha384-abc" crossorigin\n',
    );
    expect(lines).toContain('data-language="de" data-quirks');
  });

  test('let no value leave its attribute [T9]', () => {
    const lines = kinds.HTML({ ...choice, attributes: { 'order-id': '"><script>&' } });
    expect(lines).toContain('<freight-start order-id="&quot;&gt;&lt;script&gt;&amp;">');
  });

  test('carry colours as styles, and none into a frame [T9]', () => {
    const coloured = { ...choice, tokens: { '--freight-color-accent': '#0b5a3e' } };
    expect(kinds.HTML(coloured)).toContain(
      '<style>\n:root {\n  --freight-color-accent: #0b5a3e;\n}\n</style>',
    );
    expect(kinds.React(coloured)).toContain('/* In your styles:\n:root {');
    expect(kinds.HTML({ ...coloured, isolated: true })).not.toContain('<style>');
    expect(kinds.HTML({ ...coloured, isolated: true })).toContain(
      '<freight-start isolated inline tab="send">',
    );
  });

  test('are those of each framework [T9]', () => {
    const german = { ...choice, language: 'de' };
    const configured = `import '@freight/kit/freight.js';
import { configure } from '@freight/kit';

configure({ apiUrl: 'https://freight.example.com', language: 'de', quirks: 'corrected' });`;
    for (const kind of ['React', 'Vue', 'Svelte', 'Angular'] as const) {
      expect(kinds[kind](german), kind).toContain(configured);
      expect(kinds[kind](german), kind).toContain('<freight-start inline tab="send"');
    }
    expect(kinds.React(german)).toContain("import type {} from '@freight/kit/react';");
    expect(kinds.React(german)).toContain('<freight-start inline tab="send" />;');
    expect(kinds.Vue(german)).toMatch(/^<script setup>[\s\S]*<template>\n {2}<freight-start/);
    expect(kinds.Svelte(german)).toMatch(/^<script>[\s\S]*<\/script>\n\n<freight-start/);
    expect(kinds.Angular(german)).toContain('schemas: [CUSTOM_ELEMENTS_SCHEMA]');
    expect(kinds.WordPress(choice)).toBe(`<!-- wp:html -->\n${kinds.HTML(choice)}\n<!-- /wp:html -->`);
  });
});

describe("the page's own words and places", () => {
  const worded: Choice = {
    ...choice,
    tag: 'freight-track',
    attributes: {},
    texts: { sv: { 'track.entry.label': "Lotten's </script> & nummer" } },
    places: { help: '{{ 7 * 7 }} @if <b>`x`</b>' },
  };

  test('are on the script tag and in the element [Q3]', () => {
    const lines = kinds.HTML(worded);
    expect(lines).toContain(
      `data-texts='{"sv":{"track.entry.label":"Lotten&#39;s \\u003c/script> &amp; nummer"}}'`,
    );
    expect(lines).toContain(
      '<freight-track>\n  <p slot="help">{{ 7 * 7 }} @if &lt;b&gt;`x`&lt;/b&gt;</p>\n</freight-track>',
    );
  });

  test('mean nothing to a template or a string of a framework [Q3]', () => {
    for (const kind of ['React', 'Vue', 'Svelte', 'Angular'] as const) {
      const lines = kinds[kind](worded);
      expect(lines, kind).toContain(
        `, texts: {"sv":{"track.entry.label":"Lotten's \\u003c/script> & nummer"}} });`,
      );
      expect(lines, kind).toContain(
        '<p slot="help">&#123;&#123; 7 * 7 &#125;&#125; &#64;if &lt;b&gt;&#96;x&#96;&lt;/b&gt;</p>',
      );
    }
  });

  test('are not for a frame [Q3]', () => {
    const lines = kinds.HTML({ ...worded, isolated: true });
    expect(lines).not.toContain('texts');
    expect(lines).toContain('<freight-track isolated></freight-track>');
  });
});

describe('the policy for a page', () => {
  test('allows the kit, its calls, its live connection and its pictures [T9]', () => {
    expect(policyFor(choice)).toBe(
      `script-src 'self' https://freight.example.com;
connect-src 'self' https://freight.example.com wss://freight.example.com;
img-src 'self' https://freight.example.com data: blob:;
frame-src blob:;`,
    );
    expect(policyFor({ ...choice, api: 'http://localhost:4000' })).toContain('ws://localhost:4000;');
  });

  test('allows only the kit and the frame if the element is in a frame [T9]', () => {
    expect(policyFor({ ...choice, isolated: true })).toBe(
      "script-src 'self' https://freight.example.com;\nframe-src https://freight.example.com;",
    );
  });
});

test('reckons contrast as WCAG does, in either order [T9]', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#0a0a0a', '#0a0a0a')).toBe(1);
});
