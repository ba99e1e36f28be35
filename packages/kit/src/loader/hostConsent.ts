import { configuration, configure } from '#platform/configuration.ts';
import { ensureCompanion } from '#platform/elementLoader.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import { report } from '#platform/report.ts';

/**
 * Consent as the host's page has it. With `ask` the banner appears automatically. A consent manager reports `granted`
 * or `denied` by the event `freight-consent` with `{consent}` on the document, any number of times.
 */
export function followHostConsent(): void {
  pageDocument.addEventListener('freight-consent', (event) => {
    const { consent } = (event as CustomEvent<{ consent?: unknown } | null>).detail ?? {};
    if (consent === 'granted' || consent === 'denied') configure({ consent });
    else report('consent-unclear', { value: consent });
  });
  const ask = () => configuration.getState().consent === 'ask' && ensureCompanion('freight-consent');
  if (pageDocument.body) ask();
  else pageDocument.addEventListener('DOMContentLoaded', ask, { once: true });
}
