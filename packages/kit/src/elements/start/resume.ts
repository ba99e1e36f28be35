import { configuration } from '#platform/configuration.ts';
import { pageSession, pageStorage } from '#session/session.ts';

/**
 * The step of the sending flow before the page was reloaded, 0 if there was no flow. The code that reads a draft is
 * loaded only in a tab that has stored one [WIZ-03].
 */
export async function keptStep(): Promise<number> {
  if (keptDraft() === null) return 0;
  const { orderDraft } = await import('#elements/send/draft/orderDraft.ts');
  return orderDraft().getState().step;
}

/** Whether two addresses had to wait for the sign-in, in this tab or in the one opened from the mail (OPEN-55). */
export function isSendingAwaited(): boolean {
  const { continueAfterSignIn } = configuration.getState();
  if (!continueAfterSignIn || pageSession().getState().status !== 'signed-in') return false;
  return (
    (keptDraft() ?? '').includes('"awaitsSignIn":true') || pageStorage().get('freight.awaitedRoute') !== null
  );
}

function keptDraft(): string | null {
  try {
    return sessionStorage.getItem('freight.sending');
  } catch {
    // Storage is blocked in some embeds; then nothing was kept either.
    return null;
  }
}
