import { configuration } from '#platform/configuration.ts';
import { pageSession, pageStorage } from '#session/session.ts';

/**
 * The step at which the person was in the middle of sending before the page was loaded again, 0 when they were not.
 * Only a tab that has kept a draft pays for the code that can read it [WIZ-03].
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
