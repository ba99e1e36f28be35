import { apiOrigin, configuration, settle } from '#platform/configuration.ts';
import { shared } from '#platform/registry.ts';
import { report } from '#platform/report.ts';
import { showBand } from './band/band.ts';
import { kitElements } from './band/kitElements.ts';
import { changeSettings } from './band/settings.ts';
import { keptState } from './band/stage.ts';
import { rehearse } from './rehearse.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    /** The page is rehearsed, or has been refused that. */
    rehearsal: true;
  }
}

/** A page on the developer's own computer, which no customer sees. */
const isLocal = () => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

/**
 * Whether this page may be rehearsed. The author of a page decides, with `data-rehearsal` on its script: always, or with
 * `allowed` when the address asks for it. A link alone could show customers a delivery that does not exist.
 */
const mayRehearse = (option: string | undefined) => option === '' || option === 'allowed' || isLocal();

/** The settings of a page whose elements are answered here: nothing of a real session is read, and no frame loaded. */
function prepare(): void {
  changeSettings({ session: 'memory' });
  settle('session');
  const { isolated: _, ...others } = configuration.getState();
  configuration.setState(Object.assign(Object.create(null), others), true);
  for (const element of kitElements()) element.removeAttribute('isolated');
}

/** Leaves the rehearsal that the page's address has asked for. */
function leave(): void {
  const others = new URLSearchParams(location.search);
  others.delete('freight-rehearsal');
  location.assign(`${location.pathname}?${others}${location.hash}`);
}

const addresses = () => {
  const { socketUrl, geocoderUrl } = configuration.getState();
  return [apiOrigin(), socketUrl ?? '', geocoderUrl ?? ''].filter(Boolean);
};

/**
 * Answers the elements of this page from the states of a rehearsal and shows the band that chooses them; then the
 * elements begin. On a page that does not allow it they begin as usual, and the refusal is reported.
 */
export function startRehearsal(script: HTMLElement | undefined, begin: () => void): void {
  shared('rehearsal', () => {
    const option = script?.dataset['rehearsal'];
    if (!mayRehearse(option)) {
      report('rehearsal-refused', {});
      return true;
    }
    prepare();
    const kept = keptState();
    const rehearsal = rehearse({ addresses, ...(kept && { scene: kept.scene }) });
    void showBand(rehearsal, { kept, onEnd: option === '' ? undefined : leave });
    return true;
  });
  begin();
}
