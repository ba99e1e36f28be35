import { configure } from '@freight/kit';
import '@freight/kit/freight.js';

configure({
  apiUrl: 'http://localhost:4000',
  quirks: 'corrected',
  texts: { sv: { 'price.label': 'Frakten hem:' } },
});

const the = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, within = 'body') => {
  const found = document.querySelector(within)?.querySelector(tag);
  if (!found) throw new Error(`There is no ${tag} in ${within}.`);
  return found;
};

const byAttribute = the('freight-track', '#attribute');
const byProperty = the('freight-track', '#property');
const start = the('freight-start');

byProperty.theme = 'light';
byProperty.orderId = 'FR7K-2M9P-QX4E';

the('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const parcel = the('input', 'form').value;
  byAttribute.setAttribute('order-id', parcel);
  byProperty.orderId = parcel;
});

start.addEventListener('freight-navigate', (event) => {
  if (event.detail.to !== 'tracking') return;
  event.preventDefault();
  the('output').textContent = `Till paketet ${event.detail.params['orderId']}`;
});
start.addEventListener('freight-order-created', (event) => {
  the('output').textContent = `Beställt: ${event.detail.orderId}`;
});

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.name === 'inline') start.toggleAttribute('inline', target.checked);
  if (target.name === 'shown' && target.checked) the('section').append(byAttribute);
  if (target.name === 'shown' && !target.checked) byAttribute.remove();
});

document.querySelector('[name=town]')?.addEventListener('click', () => the('freight-price').reset());

document.querySelector('[name=swap]')?.addEventListener('click', () => {
  the('ul').append(the('li', 'ul'));
});
