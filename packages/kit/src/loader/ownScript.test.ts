import { expect, onTestFinished, test } from 'vitest';
import { sharedOn } from '#testing/sharedOn.ts';
import { watchErrors } from '#testing/twin.ts';

const kit = `${location.origin}/src/loader/freight.ts`;

interface Visit {
  /** Markup that is on the page before the kit loads. */
  body: string;
  /** Attributes of the script tag. */
  attributes?: Record<string, string>;
  /** Done as soon as the script tag is on the page. */
  change?: (script: HTMLScriptElement) => void;
}

/** A page of its own with the kit's script tag, made by this page: an own one with all its prototypes. */
async function visit({ body, attributes = {}, change }: Visit) {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><html lang="en"><head></head><body>${body}</body></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.prepend(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  const page = frame.contentWindow as Window & typeof globalThis;
  // What the test tool and the build provide elsewhere.
  const imports = { wrapDynamicImport: (load: () => unknown) => load() };
  Object.assign(page, { __vitest_browser_runner__: imports, __FREIGHT_VERSION__: 'test' });
  const errors = watchErrors(page);
  const real = Document.prototype;
  const script = real.createElement.call(page.document, 'script') as HTMLScriptElement;
  Object.assign(script, { type: 'module', src: kit });
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  const ran = new Promise((resolve) => script.addEventListener('load', resolve));
  real.querySelector.call(page.document, 'head')?.append(script);
  change?.(script);
  await ran;
  const tracking = () => real.querySelector.call(page.document, 'freight-track');
  await expect.poll(() => tracking()?.hasAttribute('data-ready')).toBe(true);
  const host = tracking() as HTMLElement;
  return { ...sharedOn(page, 'configuration').getState(), errors, host };
}

const track = '<freight-track></freight-track>';

test.each([
  ['a form', `<form name="scripts"><input src="${kit}" data-api-url="https://evil.example"></form>`],
  ['an image', '<img name="scripts" alt="">'],
])('takes its settings from its own tag alone where %s poses as one [S1]', async (_, markup) => {
  const { apiUrl, helpPhone, errors } = await visit({
    body: markup + track,
    attributes: { 'data-help-phone': '+46 8 123 456' },
  });
  // Without an option, the API is at the script's origin [E4].
  expect(apiUrl).toBe(location.origin);
  expect(helpPhone).toBe('+46 8 123 456');
  expect(errors).toEqual([]);
});

test('keeps the settings of a tag whose address the server has redirected [S1]', async () => {
  const { helpPhone, pages, errors } = await visit({
    body: track,
    attributes: { 'data-help-phone': '+46 8 123 456', 'data-page-tracking': '/t?id={orderId}' },
    // What was fetched stays what it was; from now on its address is another than the tag's, as after a redirect.
    change: (script) => script.setAttribute('src', '/kit/latest.js'),
  });
  expect(helpPhone).toBe('+46 8 123 456');
  expect({ ...pages }).toEqual({ tracking: '/t?id={orderId}' });
  expect(errors).toEqual([]);
});

test('continues without settings when it is imported, and ignores other tags on the page [S1]', async () => {
  const { helpPhone, errors } = await visit({
    body: `${track}<script type="text/plain" src="/other.js" data-help-phone="+46 8 999 999"></script>`,
    change: (script) => script.setAttribute('type', 'text/plain'),
  });
  expect(helpPhone).toBe('+46 10 000 00 00');
  expect(errors).toEqual([]);
});

test('finds markup of editors in a form whose fields take the names of forms [S23]', async () => {
  const names = [
    'dataset',
    'localName',
    'querySelectorAll',
    'append',
    'childNodes',
    'getAttribute',
    'matches',
  ];
  const fields = names.map((name) => `<input name="${name}">`).join('');
  const { host, errors } = await visit({ body: `<form data-freight="track">${fields}</form>` });
  expect(host.parentElement?.getAttributeNames()).toEqual(['data-freight']);
  expect(errors).toEqual([]);
});
