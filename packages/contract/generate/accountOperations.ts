import { browserKeyHeader, paths } from '@freight/contract';
import { attemptRefusals, bodyRefusals, type Operation } from './operation.ts';
import { secondFactorOperations } from './secondFactorOperations.ts';
import { signInOperations } from './signInOperations.ts';
import { socialOperations } from './socialOperations.ts';
import { unsubscribeOperations } from './unsubscribeOperations.ts';

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
    refusals: [
      ...bodyRefusals,
      'emailInvalid',
      'passwordTooShort',
      'passwordTooCommon',
      'emailTaken',
      'tooManyMails',
      ...attemptRefusals,
    ],
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
    refusals: [...bodyRefusals, 'credentialsInvalid', 'emailUnverified', ...attemptRefusals],
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
    refusals: [
      ...bodyRefusals,
      'verificationLinkInvalid',
      'verificationLinkUsed',
      'verificationLinkExpired',
      ...attemptRefusals,
    ],
  },
  {
    id: 'refreshToken',
    method: 'post',
    path: paths.refreshToken,
    tag: 'Accounts',
    summary:
      'Exchanges a refresh token; the one before gets the same answer for a while, because several tabs may ask simultaneously',
    body: 'refreshRequest',
    answers: [{ description: 'The next pair.', schema: 'tokenAnswer' }],
    refusals: [...bodyRefusals, 'refreshTokenInvalid', 'refreshTokenExpired', 'tooManyAttempts'],
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
    refusals: [...bodyRefusals, 'emailInvalid', 'tooManyAttempts'],
  },
  {
    id: 'resetPassword',
    method: 'post',
    path: paths.resetPassword,
    tag: 'Accounts',
    summary: 'Sets a new password by a link; all sign-ins end',
    body: 'resetPasswordRequest',
    answers: [{ description: 'The new password is set.', schema: 'messageAnswer' }],
    refusals: [
      ...bodyRefusals,
      'resetLinkInvalid',
      'resetLinkUsed',
      'resetLinkExpired',
      'passwordTooShort',
      'passwordTooCommon',
      ...attemptRefusals,
    ],
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
    refusals: [
      ...bodyRefusals,
      'passwordTooShort',
      'passwordTooCommon',
      'passwordWrong',
      'freshLoginNeeded',
      ...attemptRefusals,
    ],
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
    refusals: [...bodyRefusals, 'emailFixed', 'imageNotUploaded'],
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
    refusals: [
      'imageFieldMissing',
      'imageInvalid',
      'onlyOneImage',
      'formIncomplete',
      'imageTooLarge',
      'imageNotInForm',
      'tooManyAttempts',
    ],
  },
  {
    id: 'readProfileImage',
    method: 'get',
    path: `${paths.profileImage}/{name}`,
    tag: 'Profile',
    summary: 'A picture, readable by pages of any origin',
    answers: [{ description: 'The picture.', type: 'image/webp' }],
    refusals: ['imageNotFound'],
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
    refusals: bodyRefusals,
  },
];

export const accountOperations = [
  ...signingIn,
  ...socialOperations,
  ...secondFactorOperations,
  ...signInOperations,
  ...passwords,
  ...profile,
  ...unsubscribeOperations,
];
