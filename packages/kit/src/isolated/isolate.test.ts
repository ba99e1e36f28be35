import { paths } from '@freight/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import { openFreshPage } from '#testing/freshPage.ts';
import { appears } from '#testing/probes/patience.ts';
import { connectToApi, removeElement } from '#testing/renderElement.ts';
import { isolate } from './isolate.ts';

/** Replaces the company's page in the frame: it follows the test's commands, and reports the messages it receives. */
const framedPage = `<!doctype html><script>
  let port;
  onmessage = ({ data, ports }) => {
    if (data.knock) {
      parent.postMessage({ freight: 'knock' }, '*');
      parent.postMessage({ frame: location.pathname, received: 'knocked' }, '*');
    } else if (data.say) port.postMessage(data.say);
    else {
      port = ports[0];
      port.onmessage = ({ data: shown }) => parent.postMessage({ shown }, '*');
      parent.postMessage({ shown: data }, '*');
      parent.postMessage({ frame: location.pathname, received: data.freight }, '*');
    }
  };
  parent.postMessage({ frame: location.pathname, received: 'load' }, '*');
</script>`;

/** An isolated element whose frame is in the test's hands, and another frame of the same origin beside it. */
async function openFrames() {
  await connectToApi();
  const url = await api('url');
  await api('fault', { path: '/embed/', times: 2, status: 200, type: 'text/html', body: framedPage });
  configure({ apiUrl: url });
  const received: string[] = [];
  const listen = ({ data: { frame, received: what } }: MessageEvent) =>
    frame && received.push(`${frame} ${what}`);
  addEventListener('message', listen);
  const element = document.createElement('freight-framed');
  const other = Object.assign(document.createElement('iframe'), { src: `${url}/embed/other` });
  document.body.append(element, other);
  onTestFinished(async () => {
    removeEventListener('message', listen);
    other.remove();
    await removeElement(element);
  });
  isolate(element);
  const frame = element.shadowRoot?.querySelector('iframe') as HTMLIFrameElement;
  await expect.poll(() => received.toSorted()).toEqual(['/embed/framed load', '/embed/other load']);
  received.length = 0;
  const post = (to: HTMLIFrameElement, what: object) => to.contentWindow?.postMessage(what, url);
  return { element, frame, other, received, post };
}

test('an element answers the knock of its own frame, and of no other one [S7]', async () => {
  const { frame, other, received, post } = await openFrames();
  post(other, { knock: true });
  await expect.poll(() => received).toEqual(['/embed/other knocked']);
  post(frame, { knock: true });
  await expect.poll(() => received).toContain('/embed/framed welcome');
  expect(received).toEqual(['/embed/other knocked', '/embed/framed knocked', '/embed/framed welcome']);
});

test("a frame can set its height and emit the kit's events, and can do nothing else to the page", async () => {
  const { element, frame, received, post } = await openFrames();
  post(frame, { knock: true });
  await expect.poll(() => received).toContain('/embed/framed welcome');
  const events: string[] = [];
  const note = ({ type }: Event) => events.push(type);
  for (const name of ['freight-reported', 'click', 'freight-navigate']) {
    document.addEventListener(name, note);
    onTestFinished(() => document.removeEventListener(name, note));
  }
  const event = (name: string, detail: unknown = {}) =>
    post(frame, { say: { kind: 'event', name, detail, cancelable: true } });
  const here = location.href;
  post(frame, { say: { kind: 'height', height: 10 ** 9 } });
  event('click');
  event('freight-navigate', { to: '#led', params: {} });
  event('freight-reported');
  await vi.waitFor(() => expect(events).toContain('freight-reported'), appears);
  expect(events).toEqual(['freight-navigate', 'freight-reported']);
  expect(location.href).toBe(here);
  expect(frame.style.height).toBe('20000px');
  expect(element.getBoundingClientRect().height).toBeLessThanOrEqual(20_000);
});

/** An isolated element whose server refuses the frame's page with a 403. */
async function openRefused() {
  await connectToApi();
  const url = await api('url');
  await api('fault', { path: '/embed/', status: 403, body: { code: 'origin-not-allowed' } });
  configure({ apiUrl: url });
  const element = document.createElement('freight-framed');
  element.textContent = 'Track at example.com';
  const messages: string[] = [];
  element.addEventListener('freight-error', (event) => messages.push((event as CustomEvent).detail.message));
  document.body.append(element);
  onTestFinished(() => removeElement(element));
  isolate(element);
  return { element, messages, url };
}

const framed = (element: Element) => element.shadowRoot?.querySelector('iframe');

test('hides a frame that the API refuses, and then shows the content of the tag in its place [A30]', async () => {
  const { element } = await openRefused();
  const frame = framed(element) as HTMLIFrameElement;
  expect(getComputedStyle(frame).visibility).toBe('hidden');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  await loaded;
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('slot')).not.toBeNull(), appears);
  expect(framed(element)).toBeNull();
});

test('reports that the API allows the page when the API refuses only the frame [A30]', async () => {
  const { element, messages, url } = await openRefused();
  await expect.poll(() => messages).toEqual([expect.stringContaining(`The API at ${url} lets this page in`)]);
  expect(element.textContent).toBe('Track at example.com');
});

test('names the origin of the page as the cause when the API refuses it [A30]', async () => {
  await connectToApi();
  const { messages } = await openRefused();
  await api('fault', {
    path: paths.capabilities,
    times: 9,
    status: 403,
    body: { code: 'origin-not-allowed' },
  });
  await expect
    .poll(() => messages)
    .toEqual([expect.stringContaining(`does not allow pages of ${location.origin}`)]);
});

test('the frame has a title in the language of the page [T11]', async () => {
  const { frame } = await openFrames();
  expect(frame.title).not.toBe('');
});

test('language, attributes and the addresses of the page follow into the frame [T11]', async () => {
  const { element, frame, post } = await openFrames();
  const shown: Record<string, unknown>[] = [];
  const listen = ({ data }: MessageEvent) => data.shown && shown.push(data.shown);
  addEventListener('message', listen);
  onTestFinished(() => removeEventListener('message', listen));
  post(frame, { knock: true });
  await expect.poll(() => shown.at(-1)).toBeTruthy();
  element.setAttribute('order-id', 'FR-1');
  await expect.poll(() => shown.at(-1)).toMatchObject({ attributes: { 'order-id': 'FR-1' } });
  configure({ language: 'de', pages: { myOrders: '/orders' } });
  await expect
    .poll(() => shown.at(-1))
    .toMatchObject({ language: 'de', pages: expect.arrayContaining(['myOrders']) });
});

test('gives the page its room back when the dialog in the frame has closed [T11]', async () => {
  const { element, frame, received, post } = await openFrames();
  post(frame, { knock: true });
  await expect.poll(() => received).toContain('/embed/framed welcome');
  post(frame, { say: { kind: 'height', height: 300 } });
  await expect.poll(() => frame.style.height).toBe('300px');
  post(frame, { say: { kind: 'dialog', isOpen: true } });
  await expect.poll(() => element.style.minHeight).toBe('300px');
  post(frame, { say: { kind: 'dialog', isOpen: false } });
  await expect.poll(() => element.getAttribute('style') ?? '').toBe('');
  expect(frame.style.height).toBe('300px');
});

test('reports immediately that the content security policy of the page forbids the frame [A30]', async () => {
  const { load, window: page } = await openFreshPage();
  const fresh = await load<typeof import('./isolate.ts')>('/src/isolated/isolate.ts');
  const policy = page.document.createElement('meta');
  Object.assign(policy, { httpEquiv: 'Content-Security-Policy', content: "frame-src 'none'" });
  page.document.head.append(policy);
  const element = page.document.createElement('freight-framed');
  const messages: string[] = [];
  element.addEventListener('freight-error', (event) => messages.push((event as CustomEvent).detail.message));
  page.document.body.append(element);
  fresh.isolate(element);
  await expect
    .poll(() => messages)
    .toEqual([expect.stringMatching(/^The content security policy .* to frame-src\.$/)]);
  expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
});
