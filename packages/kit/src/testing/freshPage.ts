import { onTestFinished } from 'vitest';
import { api } from '#testing/api.ts';
import { installMaps, newStandIn, type StandIn } from '#testing/mapsStandIn.ts';

/** What happens to one request of the script of Google Maps. */
export type ScriptAnswer = 'loads' | 'hangs' | 'missing';

interface FreshPage {
  window: Window & typeof globalThis;
  /** A module of the kit in this page, as new as the page itself. */
  load: <Module>(path: string) => Promise<Module>;
  /** The addresses from which scripts of Google Maps were requested. */
  requests: URL[];
  standIn: StandIn;
  /** From now on modules requested while the page runs do not load, as after a new version has been published. */
  loseFiles: () => void;
  /** They load again. */
  findFiles: () => void;
}

const maps = 'maps.googleapis.com/maps/api/js';

/**
 * A page of its own, in a frame, on which nothing has been loaded yet: libraries that can be set up only once per
 * page can be tried again. Scripts of Google Maps are answered in turn, the last answer again and again.
 */
export async function openFreshPage(...answers: ScriptAnswer[]): Promise<FreshPage> {
  const frame = document.createElement('iframe');
  frame.width = '600';
  frame.height = '700';
  frame.srcdoc = `<!doctype html><html lang="en"><title>Fresh</title><body>
    <script type="module">window.load = (path) => import(path)</script></body></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.prepend(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  const page = frame.contentWindow as FreshPage['window'] & Pick<FreshPage, 'load'>;
  const standIn = newStandIn();
  // The test tool wraps every dynamic import and names the version; this page has no test tool.
  const imports = { wrapDynamicImport: (load: () => unknown) => load() };
  const loseFiles = () => {
    imports.wrapDynamicImport = () => Promise.reject(new TypeError('Failed to fetch a module'));
  };
  const { wrapDynamicImport } = imports;
  const findFiles = () => {
    imports.wrapDynamicImport = wrapDynamicImport;
  };
  Object.assign(page, {
    __vitest_browser_runner__: imports,
    __FREIGHT_VERSION__,
    installMaps: () => installMaps(page, standIn),
  });
  const requests = await redirectMapsScript(page, answers);
  const { configure } = await page.load<typeof import('#platform/configuration.ts')>(
    '/src/platform/configuration.ts',
  );
  configure({ apiUrl: await api('url'), googleMaps: { key: 'a-key' } });
  return { window: page, load: page.load, requests, standIn, loseFiles, findFiles };
}

/** The address that is really fetched still names the other one, by which the element is found again. */
async function redirectMapsScript(page: FreshPage['window'], answers: ScriptAnswer[]): Promise<URL[]> {
  const requests: URL[] = [];
  const server = await api('url');
  for (const answer of answers) if (answer === 'hangs') await api('fault', { path: '/hangs.js', held: true });
  const addresses: Record<ScriptAnswer, string> = {
    loads: `data:text/javascript,window.installMaps()`,
    hangs: `${server}/hangs.js`,
    missing: `${server}/missing.js`,
  };
  const { prototype } = page.HTMLScriptElement;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src');
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(this: HTMLScriptElement, value: string) {
      const isMaps = String(value).startsWith(`https://${maps}`);
      if (isMaps) requests.push(new URL(value));
      const answer = answers[Math.min(requests.length, answers.length) - 1] ?? 'loads';
      src?.set?.call(this, isMaps ? `${addresses[answer]}#${value}` : value);
    },
  });
  return requests;
}
