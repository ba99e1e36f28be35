import { firstPaths } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { ApiError, errorCode, isAborted, messageIn, serverMessage } from '#errors/apiError.ts';
import { type ErrorCode, messages } from '#errors/codes.ts';
import { fieldsOf, text } from '#fields/fields.ts';
import { parseBody } from '#http/body.ts';
import type { Call, RequestOptions } from '#http/http.ts';
import { readTokens } from '#http/refresh.ts';
import type { SessionUser, Tokens } from '#session/session.ts';
import { readProfile } from '#wire/readProfile.ts';
import { exchangeTokens } from './addressTokens.ts';

type Options = Pick<RequestOptions, 'signal'>;

/** What a person may change; `phoneNr` travels as `phone` (OPEN-06). */
export type ProfileChange = Pick<SessionUser, 'firstName' | 'lastName' | 'phoneNr' | 'address'> &
  Partial<Pick<SessionUser, 'email' | 'userProfileImageUrl'>>;

export interface Done {
  success: true;
  message: string;
}

export type Verification =
  | { success: true; message: string; token: string; refreshToken: string }
  /** A `resetPassword` with `passwordToken` verifies the address. */
  | { success: false; message: string; code: ErrorCode; passwordToken?: string };

/** Any 2xx answer counts as success unless its body has `success: false` (OPEN-20, OPEN-30). */
function done(answer: unknown, fallback: keyof typeof messages): Done {
  if (fieldsOf(answer).success === false) throw refused(answer, fallback);
  return { success: true, message: messageIn(answer) ?? '' };
}

/** A 2xx answer that reports a failure, or that claims success without the fields it needs. */
function refused(data: unknown, fallback: keyof typeof messages, words?: string): ApiError {
  // Takes precedence over the API's own message.
  if (text(fieldsOf(data).secondFactorToken))
    return new ApiError({ status: 200, data, code: 'secondFactorNeeded' });
  const reason = fieldsOf(data).success ? undefined : messageIn(data);
  if (reason) return new ApiError({ status: 200, data });
  return new ApiError({ status: 200, data, code: fallback, message: words ?? messages[fallback] });
}

/** The profile in an answer, which servers put in different places [CLIENT-29] (OPEN-40). */
function profileIn(answer: unknown): SessionUser | null {
  const { data } = fieldsOf(answer);
  return readProfile(fieldsOf(data).data ?? data ?? answer);
}

const unverified = {
  success: false,
  message: messages.verificationFailed,
  code: 'verificationFailed',
} as const;

/** Milliseconds; 2 MB on a slow mobile connection take longer than any other call. */
const uploadTimeout = 90_000;

const userNotFound = (cause?: unknown) => new ApiError({ status: 404, code: 'userNotFound', cause });

export function createAccounts({
  apiUrl,
  http,
  send,
  session,
  logout,
  postIntroduced,
}: Pick<Core, 'apiUrl' | 'http' | 'send' | 'session' | 'logout' | 'postIntroduced'>) {
  /** A call about the person: unlike anywhere else, a 401 that remains after the retry ends the session (OPEN-11). */
  async function ask(method: string, path: string, call: Call = {}): Promise<unknown> {
    const response = await send(method, path, { ...call, endsSession: true });
    return parseBody(await response.text());
  }

  /** Returns a function that checks whether the same person is still signed in. */
  function samePerson(): () => boolean {
    const id = session.userId();
    return () => session.hasToken() && session.userId() === id;
  }

  /** Stores the person of an answer as the session's user, unless another user has signed in meanwhile. */
  function keep(answer: unknown, isSame: () => boolean): SessionUser {
    const user = profileIn(answer);
    if (!user) throw userNotFound();
    if (isSame()) session.setUser(user);
    return user;
  }

  async function fetchProfile(options?: Options): Promise<SessionUser> {
    const isSame = samePerson();
    return keep(await ask('GET', firstPaths.profile, options), isSame);
  }

  /**
   * Signs in with tokens by fetching the profile; without a user the tokens are discarded and `User not found` is thrown
   * (OPEN-33) [SESS-01].
   */
  async function signInWithTokens(tokens: Tokens, { signal }: Options = {}): Promise<SessionUser> {
    // Log out the previous person on the server, without waiting for it.
    if (session.getState().user) void logout();
    session.setTokens(tokens);
    const isCurrent = () => session.holds(tokens.token);
    try {
      // With the new token itself: a refusal is a failed sign-in, never an expired session.
      const response = await send('GET', firstPaths.profile, { signal, bearer: tokens.token });
      const user = profileIn(parseBody(await response.text()));
      if (!user || !isCurrent()) throw userNotFound();
      session.setUser(user);
      return user;
    } catch (error) {
      if (isCurrent()) session.clear();
      throw error instanceof ApiError && error.code !== 'userNotFound' ? userNotFound(error) : error;
    }
  }

  return {
    signInWithTokens,

    /** The owner of tokens, without signing in; null for invalid ones. */
    async personOf(tokens: Tokens, { signal }: Options = {}): Promise<SessionUser | null> {
      try {
        const response = await send('GET', firstPaths.profile, { signal, bearer: tokens.token });
        return profileIn(parseBody(await response.text()));
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },

    exchange: (tokens: Tokens, options?: Options): Promise<Tokens> => exchangeTokens(http, tokens, options),

    /** Signs in and returns the person [AUTH-24]; the e-mail is trimmed, the password is not. */
    async login(email: string, password: string, options: Options = {}): Promise<SessionUser> {
      const request = { email: email.trim(), password, role: 'user' };
      const answer = await postIntroduced(firstPaths.login, request, options);
      const tokens = readTokens(answer);
      if (!tokens) throw refused(answer, 'loginFailed');
      return signInWithTokens(tokens, options);
    },

    /** Creates an account whose e-mail must be verified [SIGNUP-13]. */
    async register(email: string, password: string, options?: Options): Promise<Done> {
      const answer = await postIntroduced(firstPaths.register, { email: email.trim(), password }, options);
      if (!fieldsOf(answer).success) throw refused(answer, 'signUpFailed');
      return done(answer, 'signUpFailed');
    },

    /** Signs out here immediately, and on the server; false when the server could not be reached [SESS-14]. */
    logout,

    /** Fetches the profile, which becomes the session's user [CLIENT-29]. */
    profile: fetchProfile,

    /** The answer becomes the session's user [CLIENT-30]; without a profile in it, the profile is fetched again. */
    async updateProfile({ phoneNr, ...change }: ProfileChange, options?: Options): Promise<SessionUser> {
      const json = { ...change, phone: phoneNr };
      const isSame = samePerson();
      const answer = await ask('PATCH', firstPaths.profile, { ...options, json });
      return answer === null ? fetchProfile(options) : keep(answer, isSame);
    },

    /** Uploads a picture, stores its URL in the session's user and returns it [CLIENT-31]. */
    async uploadProfileImage(image: Blob, options?: Options): Promise<string> {
      const form = new FormData();
      form.append('profileImage', image);
      const isSame = samePerson();
      const answer = await ask('POST', firstPaths.profileImage, {
        timeout: uploadTimeout,
        ...options,
        body: form,
      });
      const { imageUrl, data } = fieldsOf(answer);
      const url = text(imageUrl) || text(fieldsOf(data).imageUrl);
      const { user } = session.getState();
      if (user && url && isSame()) session.setUser({ ...user, userProfileImageUrl: url });
      return url;
    },

    /** Never rejects for a failed verification: the failure is in the answer [MAGIC-12]. */
    async verifyEmail(token: string, email: string, options?: Options): Promise<Verification> {
      try {
        const answer = await postIntroduced(firstPaths.verifyEmail, { token, email }, options);
        const tokens = readTokens(answer);
        if (tokens) return { success: true, message: messageIn(answer) ?? '', ...tokens };
        const passwordToken = text(fieldsOf(answer).passwordToken);
        if (passwordToken) {
          return { success: false, message: messages.passwordNeeded, code: 'passwordNeeded', passwordToken };
        }
        throw refused(answer, 'verificationFailed');
      } catch (error) {
        if (isAborted(error)) throw error;
        const message = serverMessage(error);
        if (message === undefined || errorCode(error) === 'verificationFailed') return unverified;
        return { success: false, message, code: errorCode(error) };
      }
    },

    /** [PWD-01] */
    forgotPassword: async (email: string, options?: Options): Promise<Done> =>
      done(
        await postIntroduced(firstPaths.forgotPassword, { email: email.trim() }, options),
        'requestFailed',
      ),

    /** [PWD-02] */
    resetPassword: async (token: string, password: string, options?: Options): Promise<Done> =>
      done(await http.post(firstPaths.resetPassword, { token, password }, options), 'requestFailed'),

    /** `currentPassword` is empty for an account that has none yet [CLIENT-32]. */
    changePassword: async (currentPassword: string, newPassword: string, options?: Options): Promise<Done> =>
      done(
        await http.post(firstPaths.changePassword, { currentPassword, newPassword }, options),
        'passwordChangeFailed',
      ),

    /** The tokens of a social sign-in that the server has completed [CLIENT-28]. */
    async socialSignIn(provider: string, options?: Options): Promise<Tokens> {
      const answer = await http.get(firstPaths.socialSignIn(provider), options);
      const tokens = readTokens({ ...fieldsOf(fieldsOf(answer).data ?? answer), success: true });
      if (!tokens) {
        throw refused(
          answer,
          'socialLoginFailed',
          messages.socialLoginFailed.replace('{provider}', () => provider),
        );
      }
      return tokens;
    },

    /** Signs in with the result that a provider's sign-in window has sent to the page [E5]. */
    async signInBySocialResult(result: { code: string; nonce: string }): Promise<SessionUser> {
      const answer = await http.post(firstPaths.socialResult, result);
      const tokens = readTokens(answer);
      if (!tokens) throw refused(answer, 'loginFailed');
      return signInWithTokens(tokens);
    },

    /** The URL of a provider's sign-in window, which sends the result to the page of this origin [E5]. */
    socialWindowUrl(
      provider: string,
      page: { origin: string; nonce: string; language: string; key?: string | undefined },
    ): string {
      const { key, ...params } = page;
      const query = new URLSearchParams({ ...params, ...(key && { key }) });
      return `${apiUrl}${firstPaths.socialSignIn(provider)}?${query}`;
    },

    /** Where to send the whole browser for a social sign-in [AUTH-11]. */
    socialSignInUrl: (provider: string): string => apiUrl + firstPaths.socialSignIn(provider),
  };
}
