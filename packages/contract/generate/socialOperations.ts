import { paths } from '@freight/contract';
import { group } from './operation.ts';

export const socialOperations = group({ tag: 'Accounts' })({
  beginSocialSignIn: {
    call: `GET ${paths.socialSignIn('{provider}')}`,
    summary: 'Where a browser goes to sign in with a provider',
    query: {
      origin: {
        description:
          'Of the page that opened the window, with `socialWindow`: it receives the outcome of the sign-in.',
      },
      nonce: { description: 'Of that page, 22 to 64 letters, digits, `-` or `_`, new each time.' },
      language: { description: 'In which the window asks whether to continue.' },
      key: { description: "The page's publishable key, where it has one." },
    },
    answers: [{ status: 302, description: 'To the provider.' }],
    refusals: ['fieldInvalid', 'origin-not-allowed', 'key-unknown', 'providerUnknown', 'tooManyAttempts'],
  },
  finishSocialSignIn: {
    call: `GET ${paths.socialSignIn('{provider}')}/callback`,
    summary: 'Where the provider sends the browser back to',
    query: { state: { description: 'The attempt, as it was begun.', required: true } },
    answers: [
      {
        status: 302,
        description:
          'A browser goes to `/auth/callback` of the site, with `token` and `refreshToken`, `secondFactorToken`, or `error`.',
      },
      {
        description:
          'A call receives `{success, data: {token, refreshToken}}`. A window gets a page that asks whether to continue and posts the code to the page that opened it.',
        type: 'application/json',
      },
    ],
    refusals: [
      'socialLoginInvalid',
      'socialLoginElsewhere',
      'socialLoginExpired',
      'providerUnknown',
      'tooManyAttempts',
    ],
  },
  takeSocialResult: {
    call: `POST ${paths.socialResult}`,
    summary:
      'Signs in by the code that a window has posted to the page; once, and only for pages of its origin',
    capability: 'socialWindow',
    body: 'socialResultRequest',
    answers: [{ description: 'As with the login.', schema: ['tokenAnswer', 'secondFactorAnswer'] }],
    refusals: ['socialResultInvalid', 'tooManyAttempts'],
  },
});
