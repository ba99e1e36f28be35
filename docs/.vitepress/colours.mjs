import highlight from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';

const languages = { bash, css, javascript, json, typescript, xml };
for (const [name, language] of Object.entries(languages)) highlight.registerLanguage(name, language);

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Code with classes for its colours: the policy of pages allows no `style` attributes, which the usual one writes.
 *
 * @param {string} code
 * @param {string} name
 */
export function colours(code, name) {
  const language = name === 'vue' || name === 'svelte' ? 'xml' : name;
  const html = highlight.getLanguage(language)
    ? highlight.highlight(code, { language }).value
    : code.replace(/[&<>]/g, (sign) => escapes[/** @type {keyof typeof escapes} */ (sign)]);
  return `<pre v-pre tabindex="0"><code>${html}</code></pre>`;
}
