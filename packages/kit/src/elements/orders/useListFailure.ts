import { type ErrorCode, isAborted } from '@freight/client';
import { useEffect, useEffectEvent } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { explain } from '#i18n/explain.ts';
import type { Request } from '#platform/useRequest.ts';
import { dropLogin, needsLogin } from '#session/needsLogin.ts';
import type { definition } from './definition.ts';

/**
 * Reports to the page that orders could not be fetched. If the server requires a login, it also ends the session and
 * calls `onLoginNeeded` with the code of the refusal [LIST-30] [LIST-31].
 */
export function useListFailure(
  { state, error }: Pick<Request<unknown>, 'state' | 'error'>,
  onLoginNeeded: (code: ErrorCode) => void,
): void {
  const { emit } = useElement<typeof definition>();
  const report = useEffectEvent(emit);
  const askForLogin = useEffectEvent(onLoginNeeded);
  useEffect(() => {
    if (state !== 'failed' || isAborted(error)) return;
    const message = error instanceof Error ? error.message : String(error);
    report('freight-orders-failed', {
      message,
      status: explain(error).status,
    });
    if (!needsLogin(error)) return;
    askForLogin(explain(error).code);
    dropLogin(error);
  }, [state, error]);
}
