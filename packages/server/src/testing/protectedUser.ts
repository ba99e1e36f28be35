import { paths } from '@freight/contract';
import { recoveryCodesAnswer, secondFactorSecretAnswer } from '@freight/contract/schemas';
import { TOTP, URI } from 'otpauth';
import { call } from './index.ts';
import type { TestServer, TestUser } from './server.ts';

export interface ProtectedUser extends TestUser {
  /** The code the app shows, `steps` steps of 30 seconds from now. */
  code: (steps?: number) => string;
  recoveryCodes: string[];
}

/** The codes that the app shows for an `otpauth:` address, by the clock of the server. */
export function appOf({ parts }: TestServer, uri: string): (steps?: number) => string {
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error('These are not codes by time');
  return (steps = 0) => totp.generate({ timestamp: parts.now() + steps * 30_000 });
}

/** A user whose second factor is on; the code that confirmed it is two steps old. */
export async function protectedUser(
  server: TestServer,
  parts?: Parameters<TestServer['verifiedUser']>[0],
): Promise<ProtectedUser> {
  const person = await server.verifiedUser(parts);
  const { password, headers } = person;
  const begun = await call(server, 'POST', paths.secondFactor, { body: { password }, headers });
  const code = appOf(server, secondFactorSecretAnswer.parse(begun.body).data.uri);
  const on = await call(server, 'POST', paths.secondFactorConfirm, { body: { code: code() }, headers });
  const { recoveryCodes } = recoveryCodesAnswer.parse(on.body).data;
  server.passTime(60_000);
  return { ...person, code, recoveryCodes };
}
