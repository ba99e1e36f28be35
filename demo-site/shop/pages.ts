import type { Received } from './events.ts';
import type { Person } from './freightToken.ts';
import { type Good, goods } from './goods.ts';

/** What every page of the shop shows. */
export interface Visit {
  /** Where the company's API answers. */
  readonly api: string;
  /** The shop's publishable key there. */
  readonly key: string;
  readonly person: Person | undefined;
}

/** The shop's own words in the kit's elements. */
const words = {
  sv: {
    'orders.title': 'Beställd frakt',
    'price.label': 'Hem till dig',
    'price.from': 'frakt från {price}',
    'price.send': 'Beställ frakt',
    'send-prefill.locked': 'Från annonsen',
  },
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const kronor = new Intl.NumberFormat('sv-SE', {
  style: 'currency',
  currency: 'SEK',
  maximumFractionDigits: 0,
});
const time = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'medium' });

const townOf = (pickup: string): string => pickup.split(', ')[1] ?? pickup;

function page(title: string, { api, key, person }: Visit, main: string): string {
  const login = person
    ? `<form method="post" action="/logout"><span>${escaped(person.name)}</span> <button>Logga ut</button></form>`
    : '<form method="post" action="/login"><button>Logga in som Anna</button></form>';
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/shop.css">
<script type="module" src="${api}/kit/freight.js" data-api-url="${api}" data-key="${key}"
  data-quirks="corrected" data-rehearsal="allowed" data-texts="${escaped(JSON.stringify(words))}"></script>
<script type="module">
import { configure } from '${api}/kit/freight.js';
configure({
  partnerToken: async () => {
    const response = await fetch('/freight-token', { method: 'POST' });
    if (!response.ok) throw new Error('Not logged in');
    return response.text();
  },
});
</script>
<script type="module" src="/shop.js"></script>
</head>
<body>
<header>
<a class="name" href="/">Andra varvet</a>
<nav aria-label="Butiken"><a href="/">Annonser</a> <a href="/deliveries">Mina leveranser</a> <a href="/office">Kontoret</a></nav>
${login}
</header>
<main>${main}</main>
<footer><p>En påhittad butik, med riktiga fraktpriser i en demo. Frakten körs av vår samarbetspartner.</p></footer>
<freight-order-notification></freight-order-notification>
</body>
</html>`;
}

const cardOf = ({ id, name, about, price, pickup, sides, weight, category, drawing }: Good): string => `<li>
<article>
<svg viewBox="0 0 160 110" aria-hidden="true">${drawing}</svg>
<h2>${name}</h2>
<p>${about}</p>
<p class="facts"><strong>${kronor.format(price)}</strong> <span>Finns i ${townOf(pickup)}</span></p>
<freight-price pickup="${pickup}" sides="${sides}" weight="${weight}" description="${name}" category="${category}"
  reference="${id}" locked="pickup sides weight category" hidden-fields="description recipient"></freight-price>
</article>
</li>`;

export const advertsPage = (visit: Visit): string =>
  page(
    'Andra varvet, begagnat med frakt',
    visit,
    `<h1>Begagnat, hem till dig</h1>
<p class="lead">Skriv var du bor vid en annons, så ser du frakten för alla.</p>
<ul class="goods">${goods.map(cardOf).join('\n')}</ul>`,
  );

export const deliveriesPage = (visit: Visit): string =>
  page(
    'Mina leveranser, Andra varvet',
    visit,
    `<h1>Mina leveranser</h1>
<freight-orders><p slot="empty">Du har inte beställt någon frakt än. <a href="/">Titta bland annonserna</a></p></freight-orders>`,
  );

const rowOf = ({ type, timestamp, data, times }: Received): string =>
  `<tr><td>${time.format(new Date(timestamp))}</td><td>${escaped(data.reference ?? '')}</td><td>${escaped(
    data.orderId,
  )}</td><td>${escaped(type)}</td><td>${escaped(data.status ?? '')}</td><td>${times}</td></tr>`;

/** What the shop's own staff sees: the company's figures of its orders, and the events that have arrived. */
export const officePage = (
  visit: Visit,
  { figuresUrl, events }: { figuresUrl: string; events: Received[] },
): string =>
  page(
    'Kontoret, Andra varvet',
    visit,
    `<h1>Kontoret</h1>
<p>Så går frakten: <a href="${figuresUrl}">fraktföretagets siffror för vår butik</a>.</p>
<h2>Händelser</h2>
<p>Signerade av fraktföretaget, de senaste först. <a href="/office">Uppdatera</a></p>
<div class="scroll" tabindex="0" role="region" aria-label="Händelser">
<table>
<thead><tr><th scope="col">Tid</th><th scope="col">Annons</th><th scope="col">Beställning</th><th scope="col">Händelse</th><th scope="col">Status</th><th scope="col">Gånger</th></tr></thead>
<tbody>${events.map(rowOf).join('\n') || '<tr><td colspan="6">Inga händelser än.</td></tr>'}</tbody>
</table>
</div>`,
  );
