/**
 * The script of `/embed/{tag}`, a page of the company's that a partner's page shows in a frame: puts the element there
 * and sends its height and its events to the partner's page. The session stays in this frame's memory.
 */

import type { Language } from '@freight/contract';
import { attributesOf } from '#bridge/attributes.ts';
import { definitions } from '#elements/definitions.ts';
import { configure } from '#platform/configuration.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import type { Knock, Shown, ToFrame, ToPage, Welcome } from './messages.ts';

const { pathname, search } = location;
const tag = `freight-${pathname.split('/').at(-1)}`;
/** The server lets pages of no other origin frame this one. */
const host = new URLSearchParams(search).get('origin') ?? '';

/** The element's place; nothing in it is of the page's looks. */
const place = pageDocument.createElement('main');
Object.assign(pageDocument.documentElement.style, { background: 'transparent', overflowX: 'hidden' });
Object.assign(pageDocument.body.style, { margin: '0', background: 'transparent' });
Object.assign(place.style, { display: 'flow-root' });
pageDocument.body.append(place);

/** What the page around may set: the tag's own attributes, so that no `onclick` or `style` comes from there. */
const known = definitions.find((one) => one.tag === tag);
const own = Object.entries(known ? attributesOf(known) : {}).filter(([name]) => name !== 'isolated');
let element: HTMLElement | undefined;
let pages: readonly string[] = [];

function show({ attributes, values = {}, language, pages: addressed, quirks = {} }: Shown): void {
  configure({ language: language as Language, quirks });
  pages = addressed;
  const shown = element ?? pageDocument.createElement(tag);
  for (const [name, { type }] of own) {
    const value = attributes[name];
    if (!type) Object.assign(shown, { [name]: values[name] ?? null });
    else if (value === undefined) shown.removeAttribute(name);
    else if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
  if (element) return;
  element = shown;
  place.append(shown);
}

function talk(port: MessagePort, welcome: Welcome): void {
  const send = (message: ToPage) => port.postMessage(message);
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.kind === 'shown') show(data);
    else if (data.kind === 'covering') {
      const { top, left, width } = data.place;
      Object.assign(place.style, {
        position: 'absolute',
        top: `${top}px`,
        left: `${left}px`,
        width: `${width}px`,
      });
    } else Object.assign(place.style, { position: '', top: '', left: '', width: '' });
  };
  show(welcome);
  new ResizeObserver(() => send({ kind: 'height', height: place.getBoundingClientRect().height })).observe(
    place,
  );
  tellEvents(send);
  reportDialogs((isOpen) => send({ kind: 'dialog', isOpen }));
}

/** The page around handles a navigation if it has an address for it; otherwise the person stays in this frame. */
function tellEvents(send: (message: ToPage) => void): void {
  const names = definitions.flatMap(({ events }) => Object.keys(events));
  for (const name of new Set([...names, 'freight-error']))
    addEventListener(name, (event) => {
      const { detail } = event as CustomEvent<{ to?: string } | undefined>;
      const isPages = name === 'freight-navigate' && pages.includes(detail?.to ?? '');
      if (isPages) event.preventDefault();
      send({ kind: 'event', name, detail, cancelable: isPages });
    });
}

/** Reports when a dialog of any element is open, by the `open` attribute that the browser sets. */
function reportDialogs(report: (isOpen: boolean) => void): void {
  let wasOpen = false;
  const seen = new WeakSet<ShadowRoot>();
  const roots = () =>
    [...pageDocument.body.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const look = () => {
    const isOpen = roots().some((root) => root.querySelector('dialog[open]') !== null);
    if (isOpen !== wasOpen) report(isOpen);
    wasOpen = isOpen;
  };
  const watch = () => {
    for (const root of roots()) {
      if (seen.has(root)) continue;
      seen.add(root);
      observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    }
    look();
  };
  const observer = new MutationObserver(look);
  // An element sets `data-ready` when its screen is in its shadow root.
  const arrivals = new MutationObserver(watch);
  arrivals.observe(pageDocument.body, { subtree: true, childList: true, attributes: true });
  watch();
}

const knock: Knock = { freight: 'knock' };
addEventListener('message', ({ source, origin, data, ports }: MessageEvent<Partial<Welcome> | null>) => {
  const [port] = ports;
  if (source !== parent || origin !== host || data?.freight !== 'welcome' || !port || element) return;
  talk(port, data as Welcome);
});
if (parent !== window && host) parent.postMessage(knock, host);
