import type { ClientStorage, VisibleSession } from '@freight/client/session';
import { commonText } from '#i18n/commonTexts.ts';
import { notify } from '#toasts/toasts.ts';

/**
 * Where the browser keeps nothing (blocked or full storage), tells the person once that they are signed in for as long
 * as the page is open. Visitors lose nothing by it and are told nothing.
 */
export function watchStorage(session: VisibleSession, storage: ClientStorage): void {
  storage.onDegraded(() => {
    const stop = session.subscribe(tell);
    function tell() {
      if (session.getState().status !== 'signed-in') return;
      stop();
      commonText('session.notKept')
        .then((words) => notify(words, 'info'))
        .catch((error: unknown) => console.warn('[freight] The session cannot be stored.', error));
    }
    tell();
  });
}
