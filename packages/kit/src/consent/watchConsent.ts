import { configuration } from '#platform/configuration.ts';
import { complain } from '#platform/leaving/complain.ts';
import { shared } from '#platform/registry.ts';
import { consentStore } from './consent.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    /** Analytics waits for consent. */
    consentWatch: true;
  }
}

/**
 * Starts analytics as soon as there is both full consent, given now or earlier, and a configured script; at most once
 * per page [CONSENT-05] to [CONSENT-09] (OPEN-45).
 */
export function watchConsent(): void {
  shared('consentWatch', (life) => {
    let isStarted = false;
    const look = () => {
      const { analytics } = configuration.getState();
      if (isStarted || !analytics || consentStore().getState().choice !== 'all') return;
      isStarted = true;
      import('./analytics/analytics.ts')
        .then(({ startAnalytics }) => startAnalytics(analytics))
        .catch((error: unknown) => complain('Analytics could not be loaded.', error));
    };
    life.addEventListener('abort', consentStore().subscribe(look));
    life.addEventListener('abort', configuration.subscribe(look));
    look();
    return true;
  });
}
