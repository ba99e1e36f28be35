import { createStore } from 'zustand/vanilla';
import { openSignIn } from '#session/signIn.ts';

/**
 * A sign-in that waits for the code of its second factor, by the token the code is sent with; out of reach of the
 * page's other scripts.
 */
export const codeStep = createStore(() => ({ token: '' }));

/** Opens the sign-in dialog where it asks for the code. */
export function askForCode(token: string): void {
  codeStep.setState({ token });
  openSignIn('login');
}

export const forgetCodeStep = (): void => codeStep.setState({ token: '' });
