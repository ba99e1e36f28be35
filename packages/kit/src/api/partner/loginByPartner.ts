import { createAccounts } from '@freight/client';
import { pageCore } from '#api/calls/core.ts';
import { pageApi } from '#api/calls/pageApi.ts';
import { complain } from '#platform/leaving/complain.ts';
import { isLeaving } from '#platform/leaving/leaving.ts';
import { exchange, partnerLogin } from './partnerTokens.ts';

let running: Promise<void> | undefined;

/** Signs in the person whom the page's partner has signed in; one attempt at a time for all elements. Never rejects. */
export function loginByPartner(): Promise<void> {
  // The session ends when the page is left: the screens then must not ask for another one.
  if (isLeaving()) return Promise.resolve();
  running ??= login().finally(() => {
    running = undefined;
  });
  return running;
}

async function login(): Promise<void> {
  partnerLogin().setState({ hasFailed: false });
  try {
    const { token } = await exchange(pageCore());
    await pageApi(createAccounts).signInWithTokens({ token, refreshToken: '' });
  } catch (error) {
    complain('The partner could not log the person in.', error);
    partnerLogin().setState({ hasFailed: true });
  }
}
