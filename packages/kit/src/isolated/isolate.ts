import { askApi } from '#api/askApi.ts';
import { addressOf } from '#bridge/navigation.ts';
import { prefillAttributes } from '#elements/send/prefill/definition.ts';
import { outsideText } from '#i18n/outsideTexts.ts';
import { apiOrigin, configuration, type Destination } from '#platform/configuration.ts';
import { FreightEvent } from '#platform/freightEvent.ts';
import { currentLanguage } from '#platform/language.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import type { ProblemCode } from '#platform/problems/problemCodes.ts';
import { report } from '#platform/report.ts';
import type { Knock, Place, Shown, ToFrame, ToPage, Welcome } from './messages.ts';

/** Milliseconds after the frame's document has loaded; the frame's script runs before and sends `knock`. */
const patience = 1_000;

const isolated = new WeakSet<HTMLElement>();

/**
 * Shows an element in a frame of the company's origin, in place of its own screen. Neither what is typed nor the session
 * ever reaches this page: it gets the frame's height and the element's events.
 */
export function isolate(element: HTMLElement): void {
  if (isolated.has(element)) return;
  isolated.add(element);
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const frame = createFrame(element.localName);
  const life = new AbortController();
  const channel = connect(element, frame, life.signal);
  const sendShown = () => channel.send({ kind: 'shown', ...shownBy(element) });
  const attributes = new MutationObserver(sendShown);
  attributes.observe(element, { attributes: true });
  const unsubscribe = configuration.subscribe(sendShown);
  root.replaceChildren(frame);
  // A moved element is taken out and put back in one task; its frame loads again either way.
  const removal = new MutationObserver(() =>
    setTimeout(() => {
      if (element.isConnected) return;
      removal.disconnect();
      attributes.disconnect();
      unsubscribe();
      life.abort();
      root.replaceChildren();
      isolated.delete(element);
    }),
  );
  removal.observe(element.ownerDocument, { childList: true, subtree: true });
}

function shownBy(element: HTMLElement): Shown {
  const attributes = Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !/^(?:id|class|style|slot|isolated|data-.*|on.*)$/.test(name))
      .map(({ name, value }) => [name, value]),
  );
  const { pages, quirks } = configuration.getState();
  return {
    attributes,
    values: valuesOf(element),
    language: currentLanguage(),
    pages: Object.keys(pages).filter((name) => addressOf(name as Destination)),
    quirks: { ...quirks },
  };
}

/** Values of properties that are not in the page's HTML, copied by their text: a port refuses what holds functions. */
function valuesOf(element: HTMLElement): Record<string, unknown> {
  const names = Object.entries(prefillAttributes).flatMap(([name, facts]) => ('type' in facts ? [] : name));
  try {
    const values = names.map((name) => [name, Reflect.get(element, name)]);
    return JSON.parse(JSON.stringify(Object.fromEntries(values)));
  } catch {
    return {};
  }
}

/** By properties alone, which no policy for styles forbids. */
function createFrame(tag: string): HTMLIFrameElement {
  const language = currentLanguage();
  const { key } = configuration.getState();
  const frame = pageDocument.createElement('iframe');
  const address = new URL(`/embed/${tag.replace('freight-', '')}`, apiOrigin());
  address.searchParams.set('origin', self.origin);
  address.searchParams.set('language', language);
  if (key) address.searchParams.set('key', key);
  frame.title = outsideText('frame')[language];
  frame.allow = 'clipboard-write; geolocation';
  // In a frame whose colour scheme differs from the page's the browser paints an opaque ground.
  // Hidden until it knocks: a browser's page about a refused frame helps no visitor.
  Object.assign(frame.style, inPlace, { colorScheme: 'light', visibility: 'hidden' });
  frame.src = address.href;
  return frame;
}

const inPlace = {
  display: 'block',
  position: 'static',
  inset: 'auto',
  margin: '0',
  border: '0',
  padding: '0',
  width: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  background: 'transparent',
} as const;

const covering = { position: 'fixed', inset: '0', width: '100vw', height: '100vh' } as const;

function connect(element: HTMLElement, frame: HTMLIFrameElement, signal: AbortSignal) {
  const api = apiOrigin();
  let port: MessagePort | undefined;
  const send = (message: ToFrame) => port?.postMessage(message);
  const receive = receiver(element, frame, send);
  addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<Partial<Knock> | null>) => {
      if (source !== frame.contentWindow || origin !== api || data?.freight !== 'knock') return;
      const { port1, port2 } = new MessageChannel();
      port?.close();
      port = port1;
      frame.style.visibility = '';
      port.onmessage = ({ data: said }: MessageEvent<ToPage>) => receive(said);
      const welcome: Welcome = { freight: 'welcome', ...shownBy(element) };
      frame.contentWindow?.postMessage(welcome, api, [port2]);
    },
    { signal },
  );
  signal.addEventListener('abort', () => port?.close());
  const giveUp = (known?: ProblemCode) => void (frame.isConnected && fallBack(element, api, known));
  pageDocument.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, disposition }) => {
      const isBlocked = effectiveDirective === 'frame-src' && blockedURI.startsWith(api);
      if (isBlocked && disposition === 'enforce') giveUp('policy-blocked');
    },
    { signal },
  );
  frame.addEventListener('load', () => {
    const waiting = setTimeout(() => port ?? giveUp(), patience);
    signal.addEventListener('abort', () => clearTimeout(waiting));
  });
  return { send };
}

/** Handles the frame's messages, which may control its place on the page and the element's events, and nothing else. */
function receiver(element: HTMLElement, frame: HTMLIFrameElement, send: (message: ToFrame) => void) {
  let height = '150px';
  const setHeight = (pixels: number) => {
    height = `${Math.min(Math.max(0, Math.ceil(pixels)), 20_000)}px`;
    if (!frame.matches(':popover-open')) frame.style.height = height;
  };
  /** In the top layer nothing of the page is above it; the element keeps its room. */
  const cover = () => {
    const { top, left, width } = frame.getBoundingClientRect();
    const place: Place = { top, left, width };
    element.style.setProperty('display', 'block');
    element.style.setProperty('min-height', height);
    frame.popover = 'manual';
    frame.showPopover();
    Object.assign(frame.style, covering);
    send({ kind: 'covering', place });
  };
  const uncover = () => {
    if (frame.matches(':popover-open')) frame.hidePopover();
    frame.removeAttribute('popover');
    Object.assign(frame.style, inPlace, { height });
    element.style.removeProperty('min-height');
    element.style.removeProperty('display');
    send({ kind: 'uncovered' });
  };
  return (message: ToPage): void => {
    if (message.kind === 'height') setHeight(Number(message.height));
    else if (message.kind === 'dialog') message.isOpen ? cover() : uncover();
    else if (message.kind === 'event' && /^freight-[a-z-]+$/.test(message.name)) {
      const { name, detail, cancelable } = message;
      const isLeft = element.dispatchEvent(new FreightEvent(name, detail, element, cancelable));
      if (name === 'freight-navigate' && cancelable && isLeft) goAsAsked(detail);
    }
  };
}

function goAsAsked(detail: unknown): void {
  const { to, params } = Object(detail);
  const values = Object.entries(Object(params)).map(([name, value]) => [name, String(value)]);
  const address = addressOf(to, Object.fromEntries(values));
  if (address !== undefined) location.assign(address);
}

/** Shows what is inside the tag in place of a frame that does not answer, and reports why it does not. */
async function fallBack(element: HTMLElement, api: string, known?: ProblemCode): Promise<void> {
  element.shadowRoot?.replaceChildren(pageDocument.createElement('slot'));
  report(known ?? (await whySilent(api)), { api, origin: self.origin, directive: 'frame-src' }, element);
}

async function whySilent(api: string): Promise<ProblemCode> {
  // No API allows a sandbox with a hidden origin, and its frame could not keep a session.
  if (self.origin === 'null') return 'origin-refused';
  return (await askApi(api)).code ?? 'frame-silent';
}
