import { configuration } from '#platform/configuration.ts';
import { pageSession, pageStorage } from '#session/session.ts';

/**
 * The step of the sending flow before the page was reloaded, 0 if there was no flow. The code that reads a draft is
 * loaded only in a tab that has stored one [WIZ-03].
 */
export async function keptStep(): Promise<number> {
  if (kept('freight.sending') === null) return 0;
  const { orderDraft } = await import('#elements/send/draft/orderDraft.ts');
  return orderDraft().getState().step;
}

/** Whether two addresses had to wait for the sign-in, in this tab or in the one opened from the mail (OPEN-55). */
export function isSendingAwaited(): boolean {
  const { continueAfterSignIn } = configuration.getState();
  if (!continueAfterSignIn || pageSession().getState().status !== 'signed-in') return false;
  return (
    (kept('freight.sending') ?? '').includes('"awaitsSignIn":true') ||
    pageStorage().get('freight.awaitedRoute') !== null
  );
}

/** Whether the page was opened by the link of an order that this person is to place. */
export const isOrderSent = (): boolean =>
  location.hash.startsWith('#approval=') || kept('freight.approval') !== null;

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage is blocked in some embeds; then nothing was kept either.
    return null;
  }
}
