import { firstPaths, latePaths, type SecondFactor, type SecondFactorSecret } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { ApiError } from '#errors/apiError.ts';
import { fieldsOf, list, number, readLike, text } from '#fields/fields.ts';
import { readTokens } from '#http/refresh.ts';
import type { SessionUser } from '#session/session.ts';
import type { createAccounts } from './accounts.ts';
import { found, type Options } from './answers.ts';

const noSecret: SecondFactorSecret = { secret: '', uri: '' };

const codesIn = (answer: unknown): string[] =>
  list(fieldsOf(found(answer, 'invalidAnswer')).recoveryCodes).map(text);

/** Codes of an authenticator app, of an API with the capability `secondFactor`. */
export function createSecondFactor(
  { http, postIntroduced }: Pick<Core, 'http' | 'postIntroduced'>,
  { signInWithTokens }: Pick<ReturnType<typeof createAccounts>, 'signInWithTokens'>,
) {
  return {
    /** Signs in with a code, after a sign-in that was refused with this token. */
    async signIn(secondFactorToken: string, code: string, options: Options = {}): Promise<SessionUser> {
      const answer = await postIntroduced(
        firstPaths.secondFactorSignIn,
        { secondFactorToken, code },
        options,
      );
      const tokens = readTokens(answer);
      if (!tokens) throw new ApiError({ status: 200, data: answer, code: 'loginFailed' });
      return signInWithTokens(tokens, options);
    },

    async read(options?: Options): Promise<SecondFactor> {
      const { isOn, since, recoveryCodesLeft } = fieldsOf(
        found(await http.get(latePaths.secondFactor, options), 'notFound'),
      );
      return {
        isOn: isOn === true,
        since: text(since) || null,
        recoveryCodesLeft: number(recoveryCodesLeft),
      };
    },

    /** Creates a secret for an app; it takes effect with `confirm`. `password` is empty for an account without one. */
    begin: async (password: string, options?: Options): Promise<SecondFactorSecret> =>
      readLike(
        noSecret,
        found(await http.post(latePaths.secondFactor, { password }, options), 'invalidAnswer'),
      ),

    /** Enables the second factor with a first code; returns the recovery codes, which the API sends only once. */
    confirm: async (code: string, options?: Options): Promise<string[]> =>
      codesIn(await http.post(latePaths.secondFactorConfirm, { code }, options)),

    /** New recovery codes in place of the earlier ones. */
    renewRecoveryCodes: async (code: string, options?: Options): Promise<string[]> =>
      codesIn(await http.post(latePaths.secondFactorRecoveryCodes, { code }, options)),

    async turnOff(code: string, options?: Options): Promise<void> {
      await http.post(latePaths.secondFactorOff, { code }, options);
    },
  };
}
