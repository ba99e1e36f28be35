import { pause } from '@freight/client/pause';
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { configuration, type GoogleMapsSettings } from '#platform/configuration.ts';
import { currentLanguage } from '#platform/language.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import { shared } from '#platform/registry.ts';

/** After the first load [GEO-02]. */
const retries = 3;
/** Milliseconds until the script counts as failed. */
const scriptTimeout = 10_000;
/** Milliseconds before the first retry; each further one waits twice as long (OPEN-43). */
const firstPause = 300;

/** Google Maps is not available: blocked, too slow, or the key is refused. */
export class MapsLoadError extends Error {
  override readonly name = 'MapsLoadError';
}

interface Libraries {
  maps: google.maps.MapsLibrary;
  places: google.maps.PlacesLibrary;
  geocoding: google.maps.GeocodingLibrary;
  routes: google.maps.RoutesLibrary;
}

interface Waits {
  scriptTimeout: number;
  firstPause: number;
}

interface MapsScript {
  isPrepared: boolean;
  /** Reported by the script itself, after it has loaded successfully. */
  refusal: MapsLoadError | undefined;
  whenRefused: Set<(error: MapsLoadError) => void>;
}

declare module '#platform/registry.ts' {
  interface Shared {
    googleMaps: MapsScript;
  }
}

const script = () =>
  shared('googleMaps', (): MapsScript => ({ isPrepared: false, refusal: undefined, whenRefused: new Set() }));

/** Calls back when Google refuses the key, which may be long after the map is shown. */
export function onRefusal(callback: (error: MapsLoadError) => void, signal: AbortSignal): void {
  script().whenRefused.add(callback);
  signal.addEventListener('abort', () => script().whenRefused.delete(callback), { once: true });
}

function prepare({ key, region, version = 'weekly', libraries = [], mapIds }: GoogleMapsSettings): void {
  if (script().isPrepared) return;
  script().isPrepared = true;
  const page = window as typeof window & { gm_authFailure?: () => void };
  const pagesOwn = page.gm_authFailure;
  page.gm_authFailure = () => {
    pagesOwn?.call(page);
    const refusal = new MapsLoadError('Google Maps refuses the key.');
    script().refusal = refusal;
    for (const callback of script().whenRefused) callback(refusal);
  };
  setOptions({
    key,
    v: version,
    language: currentLanguage(),
    libraries: [...new Set(['maps', 'places', ...libraries])],
    ...(region && { region }),
    ...(mapIds && { mapIds: [...mapIds] }),
  });
}

/**
 * A library of Google Maps. The script loads with the first one: once per page, with a time-out and three retries
 * [GEO-01] [GEO-02].
 * @throws MapsLoadError after the last attempt, and immediately when the key has been refused.
 */
export async function googleLibrary<Name extends keyof Libraries>(
  name: Name,
  waits: Waits = { scriptTimeout, firstPause },
): Promise<Libraries[Name]> {
  const settings = configuration.getState().googleMaps;
  if (!settings) throw new MapsLoadError('There is no key for Google Maps.');
  const others = new Set(script().isPrepared ? [] : mapsScripts());
  prepare(settings);
  for (let attempt = 0; ; attempt += 1) {
    if (script().refusal) throw script().refusal;
    try {
      return await inTime(importLibrary(name) as Promise<Libraries[Name]>, waits.scriptTimeout);
    } catch (cause) {
      giveUpScript(settings.key, others);
      if (attempt === retries) throw new MapsLoadError('Google Maps could not be loaded.', { cause });
      await pause(waits.firstPause * 2 ** attempt);
    }
  }
}

function inTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new MapsLoadError('Google Maps is too slow.')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const mapsScripts = (): HTMLScriptElement[] => [
  ...pageDocument.querySelectorAll<HTMLScriptElement>('script[src*="maps.googleapis.com/maps/api/js"]'),
];

/** The loader names its callback and our key; a page's own script has its own. */
const isOurs = ({ src }: HTMLScriptElement, key: string) => {
  const asked = new URLSearchParams(src.split('?')[1]);
  return asked.get('callback') === 'google.maps.__ib__' && asked.get('key') === key;
};

/**
 * The loader has no time-out, and creates a new script only after the old one has failed. Scripts of the page, which
 * were there before, stay.
 */
function giveUpScript(key: string, others: ReadonlySet<HTMLScriptElement>): void {
  for (const script of mapsScripts()) {
    if (others.has(script) || !isOurs(script, key)) continue;
    script.onerror?.(new Event('error'));
    script.remove();
  }
}
