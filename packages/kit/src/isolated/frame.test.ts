import { expect, onTestFinished, test } from 'vitest';

/** The page of a frame at its address on the company's server, with the frame's real script, before anybody spoke. */
async function openFrame(host: string): Promise<Window> {
  const frame = document.createElement('iframe');
  // Any document of this origin: only its address and its script matter.
  frame.src = '/src/isolated/messages.ts';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  const page = frame.contentWindow as Window & typeof globalThis;
  page.history.replaceState(null, '', `/embed/track?origin=${encodeURIComponent(host)}`);
  page.document.body.replaceChildren();
  Object.assign(page, {
    // The test tool wraps every dynamic import; this page has no test tool.
    __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() },
    __FREIGHT_VERSION__,
  });
  const script = Object.assign(page.document.createElement('script'), {
    type: 'module',
    src: '/src/isolated/frame.ts',
  });
  const ran = new Promise((resolve) => script.addEventListener('load', resolve));
  page.document.body.append(script);
  await ran;
  return page;
}

const welcome = (packageId: string) => ({
  freight: 'welcome',
  attributes: { 'order-id': packageId },
  language: 'en',
  pages: [],
});

/** Sends a welcome and waits until it has arrived, whether or not the frame accepts it. */
async function send(
  page: Window,
  packageId: string,
  from: Window = window,
  attributes: Record<string, string> = {},
): Promise<void> {
  const arrived = new Promise((resolve) => page.addEventListener('message', resolve, { once: true }));
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  // The sender of a message is the page whose function sends it.
  const post = Reflect.get(from, 'Function')('to', 'what', 'port', 'to.postMessage(what, "*", [port])');
  const message = welcome(packageId);
  Object.assign(message.attributes, attributes);
  post(page, message, port2);
  await arrived;
}

const shown = (page: Window) =>
  [...page.document.querySelectorAll('main > *')].map(
    (element) => `${element.localName} ${element.getAttribute('order-id')}`,
  );

test('a frame shows its element for the page around it, and ignores other frames of that page [S7]', async () => {
  const page = await openFrame(location.origin);
  const other = document.createElement('iframe');
  document.body.append(other);
  onTestFinished(() => other.remove());
  await send(page, 'from-another-frame', other.contentWindow as Window);
  expect(shown(page)).toEqual([]);
  await send(page, 'from-the-page');
  expect(shown(page)).toEqual(['freight-track from-the-page']);
  await send(page, 'from-the-page-again');
  expect(shown(page)).toEqual(['freight-track from-the-page']);
});

test('a frame whose address names another origin ignores messages from the page around it [S7]', async () => {
  const page = await openFrame('https://shop.example');
  await send(page, 'from-a-stranger');
  expect(shown(page)).toEqual([]);
});

test("a frame takes over its tag's own attributes and no others the page around it names [S26]", async () => {
  const page = await openFrame(location.origin);
  await send(page, 'from-the-page', window, {
    onclick: 'steal()',
    style: 'position:fixed',
    'data-session': 'persistent',
    slot: 'x',
    isolated: '',
    theme: 'dark',
  });
  const element = page.document.querySelector('main > *');
  const names = element?.getAttributeNames().filter((name) => name !== 'data-ready');
  expect(names?.toSorted()).toEqual(['order-id', 'theme']);
});
