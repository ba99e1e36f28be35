import { configure } from '/kit/freight.js';

// What the page of the builder has chosen; anything else shows nothing.
const chosen = new URLSearchParams(location.search);
const tag = chosen.get('tag') ?? '';
const language = chosen.get('language') ?? '';
if (/^[a-z]{2}$/.test(language)) {
  document.documentElement.lang = language;
  configure({ language });
}
document.addEventListener('texts-chosen', ({ detail }) => configure({ texts: detail }));
if (/^freight-[a-z-]+$/.test(tag)) {
  const element = document.createElement(tag);
  // An element decides where it is shown when it comes onto the page.
  element.toggleAttribute('isolated', chosen.has('isolated'));
  document.body.append(element);
}
