import { createAccounts, secondFactorToken } from '@freight/client';
import { useEffect, useRef, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { complain } from '#platform/leaving/complain.ts';
import { askForCode } from '#session/signingIn/codeStep.ts';
import { askInWindow } from './socialWindow.ts';

/** `refused`: the browser opens no windows here. `closed`: by the visitor, or because they declined at the provider. */
type WindowState = 'none' | 'open' | 'signing-in' | 'refused' | 'closed' | 'failed';

/** A sign-in by a provider in a window of its own; it ends with the form. */
export function useSocialWindow(provider: string): { state: WindowState; open: () => Promise<void> } {
  const [state, setState] = useState<WindowState>('none');
  const life = useRef<AbortController>(undefined);
  useEffect(() => () => life.current?.abort(), []);

  async function open(): Promise<void> {
    life.current?.abort();
    const current = new AbortController();
    life.current = current;
    const answer = askInWindow(provider, current.signal);
    setState(answer ? 'open' : 'refused');
    const result = await answer;
    if (!result || current.signal.aborted) return;
    if ('error' in result) return setState(result.error === 'access_denied' ? 'closed' : 'failed');
    setState('signing-in');
    try {
      await pageApi(createAccounts).signInBySocialResult(result);
    } catch (error) {
      const token = secondFactorToken(error);
      if (token) return askForCode(token);
      complain('The social sign-in could not be completed.', error, 'error');
      setState('failed');
    }
  }

  return { state, open };
}
