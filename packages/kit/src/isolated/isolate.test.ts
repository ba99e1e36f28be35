import { expect, onTestFinished, test, vi } from 'vitest';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import { connectToApi, takeAway } from '#testing/renderElement.ts';
import { isolate } from './isolate.ts';

/** Stands in for the company's page in the frame: it does what it is told, and tells what it is sent. */
const told = `<!doctype html><script>
  let port;
  onmessage = ({ data, ports }) => {
    if (data.knock) {
      parent.postMessage({ freight: 'knock' }, '*');
      parent.postMessage({ frame: location.pathname, heard: 'knocked' }, '*');
    } else if (data.say) port.postMessage(data.say);
    else {
      port = ports[0];
      parent.postMessage({ frame: location.pathname, heard: data.freight }, '*');
    }
  };
  parent.postMessage({ frame: location.pathname, heard: 'load' }, '*');
</script>`;

/** An isolated element whose frame is in the test's hands, and another frame of the same origin beside it. */
async function openFrames() {
  await connectToApi();
  const url = await api('url');
  await api('fault', { path: '/embed/', times: 2, status: 200, type: 'text/html', body: told });
  configure({ apiUrl: url });
  const heard: string[] = [];
  const listen = ({ data: { frame, heard: what } }: MessageEvent) => frame && heard.push(`${frame} ${what}`);
  addEventListener('message', listen);
  const element = document.createElement('freight-framed');
  const other = Object.assign(document.createElement('iframe'), { src: `${url}/embed/other` });
  document.body.append(element, other);
  onTestFinished(async () => {
    removeEventListener('message', listen);
    other.remove();
    await takeAway(element);
  });
  isolate(element);
  const frame = element.shadowRoot?.querySelector('iframe') as HTMLIFrameElement;
  await expect.poll(() => heard.toSorted()).toEqual(['/embed/framed load', '/embed/other load']);
  heard.length = 0;
  const tell = (to: HTMLIFrameElement, what: object) => to.contentWindow?.postMessage(what, url);
  return { element, frame, other, heard, tell };
}

test('an element answers the knock of its own frame, and of no other one [S7]', async () => {
  const { frame, other, heard, tell } = await openFrames();
  tell(other, { knock: true });
  await expect.poll(() => heard).toEqual(['/embed/other knocked']);
  tell(frame, { knock: true });
  await expect.poll(() => heard).toContain('/embed/framed welcome');
  expect(heard).toEqual(['/embed/other knocked', '/embed/framed knocked', '/embed/framed welcome']);
});

test("a frame says its height and the kit's events, and can do nothing else to the page", async () => {
  const { element, frame, heard, tell } = await openFrames();
  tell(frame, { knock: true });
  await expect.poll(() => heard).toContain('/embed/framed welcome');
  const events: string[] = [];
  const note = ({ type }: Event) => events.push(type);
  for (const name of ['freight-told', 'click', 'freight-navigate']) {
    document.addEventListener(name, note);
    onTestFinished(() => document.removeEventListener(name, note));
  }
  const event = (name: string, detail: unknown = {}) =>
    tell(frame, { say: { kind: 'event', name, detail, cancelable: true } });
  const here = location.href;
  tell(frame, { say: { kind: 'height', height: 10 ** 9 } });
  event('click');
  event('freight-navigate', { to: '#led', params: {} });
  event('freight-told');
  await vi.waitFor(() => expect(events).toContain('freight-told'));
  expect(events).toEqual(['freight-navigate', 'freight-told']);
  expect(location.href).toBe(here);
  expect(frame.style.height).toBe('20000px');
  expect(element.getBoundingClientRect().height).toBeLessThanOrEqual(20_000);
});
