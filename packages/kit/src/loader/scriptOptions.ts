import type { Language } from '@freight/contract';
import type { ConfigurationChange, Destination, OwnTexts } from '#platform/configuration.ts';
import { report } from '#platform/report.ts';
import { withPart } from '#platform/withPart.ts';

const texts = ['apiUrl', 'socketUrl', 'helpPhone', 'geocoderUrl', 'key'] as const;

/** Whether the developer's panel is requested, on the script or in the page's address. */
export const isDebugged = (script: HTMLElement | undefined): boolean =>
  'debug' in (script?.dataset ?? {}) || /[?&]freight-debug\b/.test(location.search);

/** Whether a rehearsal is requested: `data-rehearsal` alone on the script, or in the page's address. */
export const isRehearsed = (script: HTMLElement | undefined): boolean =>
  script?.dataset['rehearsal'] === '' || /[?&]freight-rehearsal\b/.test(location.search);

function readTexts(json: string): OwnTexts | undefined {
  try {
    return JSON.parse(json);
  } catch (reason) {
    report('texts-unreadable', { reason });
    return undefined;
  }
}

/**
 * Reads the script tag's `data-*`: `data-api-url`, `data-socket-url`, `data-language`, `data-session`,
 * `data-consent`, `data-help-phone`, `data-geocoder-url`, `data-key`, `data-isolated`, `data-quirks`, `data-texts` with JSON, and `data-page-…` for the addresses
 * of the host's pages, for example `data-page-tracking="/tracking?orderId={orderId}"`. Reports options that are typos;
 * other tools have attributes of their own on a script.
 */
export function scriptOptions(script: HTMLElement): ConfigurationChange {
  // Own attributes alone: a name that is missing would be looked for on `Object.prototype`.
  const dataset: DOMStringMap = Object.assign(Object.create(null), script.dataset);
  const take = (name: string) => {
    const value = dataset[name];
    delete dataset[name];
    return value;
  };
  const pages: ConfigurationChange['pages'] = {};
  for (const name of Object.keys(dataset)) {
    if (!name.startsWith('page')) continue;
    const screen = `${name.charAt(4).toLowerCase()}${name.slice(5)}` as Destination;
    const address = take(name);
    if (address) pages[screen] = address;
  }
  const change: ConfigurationChange = { pages };
  for (const name of texts) {
    const value = take(name);
    if (value) change[name] = value;
  }
  // The last two are read before these options.
  const [own, language, session, consent] = [
    'texts',
    'language',
    'session',
    'consent',
    'debug',
    'rehearsal',
  ].map(take);
  if (own) change.texts = readTexts(own);
  if (language) change.language = language as Language;
  if ((take('isolated') ?? 'false') !== 'false') change.isolated = true;
  if (take('quirks') === 'corrected') change.quirks = 'corrected';
  if (session) change.session = session === 'persistent' ? 'persistent' : 'memory';
  // A value other than `granted`, `denied` and `ask` must not grant consent.
  if (consent) change.consent = consent === 'granted' || consent === 'denied' ? consent : 'ask';
  const unknown = Object.keys(dataset);
  if (unknown[0]) withPart(import('#platform/problems/problems.ts'), ({ sayOptions }) => sayOptions(unknown));
  return change;
}
