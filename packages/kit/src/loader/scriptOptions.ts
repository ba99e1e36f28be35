import type { Language } from '@freight/contract';
import type { ConfigurationChange, Destination } from '#platform/configuration.ts';
import { withPart } from '#platform/withPart.ts';

const texts = ['apiUrl', 'socketUrl', 'helpPhone', 'geocoderUrl', 'key'] as const;
const options = [...texts, 'language', 'session', 'consent', 'isolated', 'quirks', 'debug'];

/** Reports options that are typos; other tools have attributes of their own on a script. */
export function checkOptions({ dataset }: HTMLElement): void {
  const unknown = Object.keys(dataset).filter((name) => !name.startsWith('page') && !options.includes(name));
  if (unknown.length > 0)
    withPart(import('#platform/problems/problems.ts'), ({ sayOption }) => {
      for (const name of unknown) sayOption(name, options);
    });
}

/** Whether the developer's panel is requested, on the script or in the page's address. */
export const isDebugged = (script: HTMLElement | undefined): boolean =>
  'debug' in (script?.dataset ?? {}) || new URLSearchParams(location.search).has('freight-debug');

/**
 * Reads the script tag's `data-*`: `data-api-url`, `data-socket-url`, `data-language`, `data-session`,
 * `data-consent`, `data-help-phone`, `data-geocoder-url`, `data-key`, `data-isolated`, `data-quirks`, and `data-page-…` for the addresses
 * of the host's pages, for example `data-page-tracking="/tracking?orderId={orderId}"`.
 */
export function scriptOptions(script: HTMLElement): ConfigurationChange {
  // Own attributes alone: a name that is missing would be looked for on `Object.prototype`.
  const dataset: DOMStringMap = Object.assign(Object.create(null), script.dataset);
  const pages: ConfigurationChange['pages'] = {};
  for (const [name, address] of Object.entries(dataset)) {
    if (!name.startsWith('page') || !address) continue;
    const screen = `${name.charAt(4).toLowerCase()}${name.slice(5)}` as Destination;
    pages[screen] = address;
  }
  const change: ConfigurationChange = { pages };
  for (const name of texts) if (dataset[name]) change[name] = dataset[name];
  if (dataset['language']) change.language = dataset['language'] as Language;
  if ((dataset['isolated'] ?? 'false') !== 'false') change.isolated = true;
  if (dataset['quirks'] === 'corrected') change.quirks = 'corrected';
  if (dataset['session']) change.session = dataset['session'] === 'persistent' ? 'persistent' : 'memory';
  // A value other than `granted`, `denied` and `ask` must not grant consent.
  const { consent } = dataset;
  if (consent) change.consent = consent === 'granted' || consent === 'denied' ? consent : 'ask';
  return change;
}
