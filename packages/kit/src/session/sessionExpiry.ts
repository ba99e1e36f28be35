import type { VisibleSession } from '@freight/client/session';
import { addressOf, navigationFor } from '#bridge/navigation.ts';
import { commonText } from '#i18n/commonTexts.ts';
import { ensureCompanion } from '#platform/elementLoader.ts';
import { FreightEvent } from '#platform/freightEvent.ts';
import { complain } from '#platform/leaving/complain.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import { notify } from '#toasts/toasts.ts';

/**
 * Shows that the session has expired, once until the next sign-out or sign-in (the session ensures this)
 * [SESS-11] [SESS-12].
 */
export function watchSessionExpiry(session: VisibleSession): void {
  session.onExpired(() => {
    afterExpiry().catch((error: unknown) => complain('The session has expired.', error, 'error'));
  });
}

/**
 * `freight-session-expired` on the document lets the host act before the person is sent home: `preventDefault()` keeps
 * them where they are, for example because they can sign in there and continue [SESS-10].
 */
async function afterExpiry(): Promise<void> {
  const expired = new FreightEvent('freight-session-expired', null, undefined, true);
  const mayGoHome = pageDocument.dispatchEvent(expired);
  notify(await commonText('session.expired'), 'error', { about: 'session' });
  if (mayGoHome && !isHome()) goHome();
}

function isHome(): boolean {
  const home = addressOf('home');
  return home !== undefined && new URL(home, pageDocument.baseURI).pathname === location.pathname;
}

/** Dispatched from the toasts, the one element that always exists, because hosts listen to elements. */
function goHome(): void {
  const element = ensureCompanion('freight-toasts') as HTMLElement;
  navigationFor(element, (name, detail) =>
    element.dispatchEvent(new FreightEvent(name, detail, element, true)),
  )('home');
}
