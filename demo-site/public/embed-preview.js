import { configure } from '/kit/freight.js';

// What the page of the builder has chosen; anything else shows nothing.
const chosen = new URLSearchParams(location.search);
const tag = chosen.get('tag') ?? '';
const language = chosen.get('language');
if (['sv', 'en', 'de'].includes(language)) configure({ language });
document.documentElement.lang = chosen.get('page') ?? 'en';
if (/^freight-[a-z-]+$/.test(tag)) {
  const element = document.createElement(tag);
  element.toggleAttribute('isolated', chosen.has('isolated'));
  document.body.append(element);
}
