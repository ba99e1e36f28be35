import { browserKeyHeader, paths } from '@freight/contract';
import type { Operation } from './operation.ts';
import { secondFactorOperations } from './secondFactorOperations.ts';
import { signInOperations } from './signInOperations.ts';
import { socialOperations } from './socialOperations.ts';

const browser = {
  [browserKeyHeader]:
    'What the browser was given at an earlier register or login, on pages of other origins than the API’s.',
};
const language = { 'Accept-Language': 'The language of the mail: `sv`, `en` or `de`.' };

const signingIn: readonly Operation[] = [
  {
    id: 'register',
    method: 'post',
    path: paths.register,
    tag: 'Accounts',
    summary:
      'Opens an account and sends a mail with a link that verifies the address; the same again sends it again',
    headers: { ...browser, ...language },
    body: 'registerRequest',
    answers: [
      { description: 'A mail is on its way, whether or not there was an account.', schema: 'registerAnswer' },
    ],
    refusals: [400, 429],
  },
  {
    id: 'login',
    method: 'post',
    path: paths.login,
    tag: 'Accounts',
    summary: 'Signs in',
    headers: { ...browser, ...language },
    body: 'loginRequest',
    answers: [
      {
        description:
          'A token for an hour or less, and what gets the next one; for an account whose second factor is on, what gets them together with a code.',
        schema: ['tokenAnswer', 'secondFactorAnswer'],
      },
    ],
    refusals: [400, 401, 403, 429],
  },
  {
    id: 'verifyEmail',
    method: 'post',
    path: paths.verifyEmail,
    tag: 'Accounts',
    summary: 'Uses the link of the mail',
    headers: browser,
    body: 'verifyEmailRequest',
    answers: [
      {
        description:
          'In the browser that signed up, a session; in another one, a token to choose a password with.',
        schema: ['tokenAnswer', 'choosePasswordAnswer'],
      },
    ],
    refusals: [400, 429],
  },
  {
    id: 'refreshToken',
    method: 'post',
    path: paths.refreshToken,
    tag: 'Accounts',
    summary:
      'Exchanges a refresh token; the one before gets the same answer for a while, because tabs ask at once',
    body: 'refreshRequest',
    answers: [{ description: 'The next pair.', schema: 'tokenAnswer' }],
    refusals: [400, 401, 429],
  },
  {
    id: 'logout',
    method: 'post',
    path: paths.logout,
    tag: 'Accounts',
    summary: 'Ends the sign-in a refresh token belongs to',
    body: 'logoutRequest',
    answers: [{ description: 'Also for a token that had ended already.', schema: 'messageAnswer' }],
  },
];

const passwords: readonly Operation[] = [
  {
    id: 'forgotPassword',
    method: 'post',
    path: paths.forgotPassword,
    tag: 'Accounts',
    summary: 'Sends a link for a new password',
    headers: language,
    body: 'forgotPasswordRequest',
    answers: [{ description: 'The same whether or not there is an account.', schema: 'messageAnswer' }],
    refusals: [400, 429],
  },
  {
    id: 'resetPassword',
    method: 'post',
    path: paths.resetPassword,
    tag: 'Accounts',
    summary: 'Sets a new password by a link; all sign-ins end',
    body: 'resetPasswordRequest',
    answers: [{ description: 'The new password is set.', schema: 'messageAnswer' }],
    refusals: [400, 429],
  },
  {
    id: 'changePassword',
    method: 'post',
    path: paths.changePassword,
    tag: 'Accounts',
    summary: 'Sets a new password with the current one; other sign-ins end',
    token: 'required',
    body: 'changePasswordRequest',
    answers: [{ description: 'The new password is set.', schema: 'messageAnswer' }],
    refusals: [400, 401, 429],
  },
];

const profile: readonly Operation[] = [
  {
    id: 'readProfile',
    method: 'get',
    path: paths.profile,
    tag: 'Profile',
    summary: 'The own profile',
    token: 'required',
    answers: [{ description: 'The profile.', schema: 'profileAnswer' }],
  },
  {
    id: 'changeProfile',
    method: 'patch',
    path: paths.profile,
    tag: 'Profile',
    summary: 'Changes the own profile',
    token: 'required',
    body: 'profileUpdateRequest',
    answers: [{ description: 'The profile from now on.', schema: 'profileAnswer' }],
    refusals: [400],
  },
  {
    id: 'uploadProfileImage',
    method: 'post',
    path: paths.profileImage,
    tag: 'Profile',
    summary: 'Uploads a picture of at most 2 MB',
    token: 'required',
    upload: 'profileImage',
    answers: [{ description: 'Where the picture is.', schema: 'profileImageAnswer' }],
    refusals: [400, 413, 415, 429],
  },
  {
    id: 'readProfileImage',
    method: 'get',
    path: `${paths.profileImage}/{name}`,
    tag: 'Profile',
    summary: 'A picture, readable by pages of any origin',
    answers: [{ description: 'The picture.', type: 'image/webp' }],
    refusals: [404],
  },
  {
    id: 'readMailChoices',
    method: 'get',
    path: paths.mailChoices,
    tag: 'Profile',
    summary: 'Which mails about orders are wanted beyond the confirmation',
    token: 'required',
    capability: 'orderMails',
    answers: [{ description: 'The choices.', schema: 'mailChoicesAnswer' }],
  },
  {
    id: 'changeMailChoices',
    method: 'patch',
    path: paths.mailChoices,
    tag: 'Profile',
    summary: 'Changes one or more of the choices',
    token: 'required',
    capability: 'orderMails',
    body: 'mailChoicesChange',
    answers: [{ description: 'The choices from now on.', schema: 'mailChoicesAnswer' }],
    refusals: [400],
  },
];

const unsubscribing = { token: { description: 'From the mail.', required: true } } as const;
const mails: readonly Operation[] = [
  {
    id: 'askToUnsubscribe',
    method: 'get',
    path: paths.unsubscribe,
    tag: 'Pages of mails',
    summary: 'A page that asks whether mails shall end',
    query: unsubscribing,
    answers: [
      { description: 'The page.', type: 'text/html' },
      { status: 400, description: 'A page that says the link is not whole.', type: 'text/html' },
    ],
  },
  {
    id: 'unsubscribe',
    method: 'post',
    path: paths.unsubscribe,
    tag: 'Pages of mails',
    summary: 'Ends mails about deliveries without a login (RFC 8058)',
    query: unsubscribing,
    answers: [{ description: 'A page that says so.', type: 'text/html' }],
    refusals: [400],
  },
  {
    id: 'readUnsubscribeStyle',
    method: 'get',
    path: `${paths.unsubscribe}/style.css`,
    tag: 'Pages of mails',
    summary: 'The style of that page',
    answers: [{ description: 'The style.', type: 'text/css' }],
  },
];

export const accountOperations = [
  ...signingIn,
  ...socialOperations,
  ...secondFactorOperations,
  ...signInOperations,
  ...passwords,
  ...profile,
  ...mails,
];
