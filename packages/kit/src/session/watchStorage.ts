import type { ClientStorage, VisibleSession } from '@freight/client/session';
import { commonText } from '#i18n/commonTexts.ts';
import { complain } from '#platform/leaving/complain.ts';
import { notify } from '#toasts/toasts.ts';

/**
 * Where the browser stores nothing (blocked or full storage), shows once that the sign-in lasts only as long as the page
 * is open. Visitors lose nothing and see no message.
 */
export function watchStorage(session: VisibleSession, storage: ClientStorage): void {
  storage.onDegraded(() => {
    const stop = session.subscribe(warn);
    function warn() {
      if (session.getState().status !== 'signed-in') return;
      stop();
      commonText('session.notKept')
        .then((words) => notify(words, 'info'))
        .catch((error: unknown) => complain('The session cannot be stored.', error));
    }
    warn();
  });
}
