import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { configuration } from '#platform/configuration.ts';
import { connectToApi } from '#testing/renderElement.ts';
import { watchErrors } from '#testing/twin.ts';

beforeAll(connectToApi);

const policy =
  "default-src 'none'; script-src 'self' 'nonce-load'; style-src 'self'; connect-src *; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'";

test('draws the open map and picks on it where scripts may write no markup and no styles [GEO-03]', async () => {
  const frame = document.createElement('iframe');
  frame.width = '500';
  frame.height = '800';
  frame.srcdoc = `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body><script type="module" nonce="load">window.load = (path) => import(path)</script></body></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.prepend(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  const page = frame.contentWindow as Window &
    typeof globalThis & { load: <Module>(path: string) => Promise<Module> };
  Object.assign(page, {
    __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() },
    __FREIGHT_VERSION__,
  });
  const errors = watchErrors(page);
  const { configure } = await page.load<typeof import('#platform/configuration.ts')>(
    '/src/platform/configuration.ts',
  );
  const { apiUrl } = configuration.getState();
  configure({ apiUrl, language: 'en', mapCentre: { lat: 59.376958, lng: 13.497594 } });
  await page.load('/src/elements/send/freight-send.tsx');
  const host = page.document.createElement('freight-send');
  page.document.body.append(host);
  const find = (selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector);
  // The page fetches every module of the kit anew.
  await expect.poll(() => find('.addresses__map-link')).toBeTruthy();
  find('.addresses__map-link')?.click();
  await expect.poll(() => find('.picker__keys')).toBeTruthy();
  const enter = new page.KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  find('.picker__keys')?.dispatchEvent(enter);
  await expect.poll(() => find('.picker__note')?.textContent).toMatch(/^Östra Torggatan 1,/);
  await expect.poll(() => find('.map__label')).toBeTruthy();
  expect(find('.map__marker--pickup')?.textContent).toBe('P');
  expect(errors).toEqual([]);
});
