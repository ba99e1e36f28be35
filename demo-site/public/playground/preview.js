import { configure } from '/kit/freight.js';

// What the playground has chosen; it adds the element itself.
const chosen = new URLSearchParams(location.search);
const language = chosen.get('language') ?? 'en';
const root = document.documentElement;
root.lang = language;
root.dataset.scheme = chosen.get('scheme') ?? 'light';
configure({ language });
if (chosen.has('hostile')) {
  const sheet = document.createElement('link');
  document.head.append(Object.assign(sheet, { rel: 'stylesheet', href: '/playground/hostile.css' }));
}
