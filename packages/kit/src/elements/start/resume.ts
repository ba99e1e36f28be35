/**
 * Whether the person was in the middle of sending before the page was loaded again. Only a tab that has kept a
 * draft pays for the code that can read it [WIZ-03].
 */
export async function isSendingUnderWay(): Promise<boolean> {
  if (!hasKeptDraft()) return false;
  const { sending } = await import('#elements/send/sending.ts');
  return sending().getState().step > 0;
}

function hasKeptDraft(): boolean {
  try {
    return sessionStorage.getItem('freight.sending') !== null;
  } catch {
    // Storage is blocked in some embeds; then nothing was kept either.
    return false;
  }
}
