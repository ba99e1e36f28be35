import type { Entry } from '#loader/entries.ts';
import { pageDocument, unclobbered } from '#platform/pageDocument.ts';
import { meantBy, sayProblem } from '#platform/problems/problems.ts';

type Entries = Readonly<Record<string, Entry>>;

/** What an order's link names in its address, as the company's own pages and mails write it. */
const inAddress: Readonly<Record<string, string>> = { orderId: 'order-id', token: 'share-token' };

const parametersOf = (link: HTMLElement) =>
  link instanceof HTMLAnchorElement && URL.canParse(link.href)
    ? new URL(link.href).searchParams
    : new URLSearchParams();

/** The tag that replaces an editor's markup: named by `data-freight="track"`, or by the address of a link. */
function tagFor(markup: HTMLElement): string {
  const { freight: name } = unclobbered(markup).dataset;
  if (name) return name.startsWith('freight-') ? name : `freight-${name}`;
  return parametersOf(markup).has('orderId') ? 'freight-track' : 'freight-start';
}

function refuse(tag: string, where: HTMLElement, entries: Entries): void {
  const meant = meantBy(tag, Object.keys(entries));
  sayProblem(
    'tag-unknown',
    { tag, hint: meant ? `Did you mean <${meant}>?` : 'See the list of tags.' },
    where,
  );
}

/** The element with the attributes that the markup names: `data-order-id` and the parameters in a link's address. */
function elementFor(tag: string, { attributes }: Entry, markup: HTMLElement): HTMLElement {
  const element = pageDocument.createElement(tag);
  for (const name of Object.keys(attributes)) {
    const value = unclobbered(markup).getAttribute(`data-${name}`);
    if (value !== null) element.setAttribute(name, value);
  }
  for (const [parameter, name] of Object.entries(inAddress)) {
    const value = parametersOf(markup).get(parameter);
    if (value && attributes[name] && !element.hasAttribute(name)) element.setAttribute(name, value);
  }
  return element;
}

const taken = new WeakSet<Element>();

/**
 * Replaces markup that editors allow by an element: a `<div data-freight="track">` gets it inside, a link marked with
 * `data-freight` is inside it. The content from before is shown until the element is, and if the element never loads.
 * A tag that does not exist is reported.
 */
export function readMarkup(markup: HTMLElement, entries: Entries): void {
  if (taken.has(markup)) return;
  taken.add(markup);
  if (unclobbered(markup).dataset['freight'] === undefined) {
    refuse(unclobbered(markup).localName, markup, entries);
    return;
  }
  const tag = tagFor(markup);
  const entry = entries[tag];
  if (!entry) {
    refuse(tag, markup, entries);
    return;
  }
  const element = elementFor(tag, entry, markup);
  if (markup instanceof HTMLAnchorElement) {
    markup.before(element);
    element.append(markup);
  } else {
    const { childNodes, append } = unclobbered(markup);
    element.append(...childNodes);
    append(element);
  }
}
