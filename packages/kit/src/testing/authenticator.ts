import { paths } from '@freight/contract';
import { TOTP, URI } from 'otpauth';
import { pageSecondFactor } from '#api/secondFactor.ts';
import { apiOrigin } from '#platform/configuration.ts';

/**
 * The codes that an authenticator app shows for an `otpauth:` address, so many steps of 30 seconds on. The next one is
 * taken as well, even when the present one has just been used.
 */
export function appOf(uri: string): (steps?: 0 | 1) => string {
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error('These are not codes by time');
  return (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Turns on two-step login for the person who is signed in; `code` is one that was not used yet. */
export async function turnOnSecondFactor({ password }: { password: string }) {
  const { uri } = await pageSecondFactor().begin(password);
  const code = appOf(uri);
  const recoveryCodes = await pageSecondFactor().confirm(code());
  return { code: () => code(1), recoveryCodes };
}

/** The server's answer to a login of this person, the same on every page. */
export async function loginAnswer({
  email,
  password,
}: {
  email: string;
  password: string;
}): Promise<unknown> {
  const answer = await fetch(apiOrigin() + paths.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, role: 'user' }),
  });
  return answer.json();
}
