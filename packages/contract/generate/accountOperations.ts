import { browserKeyHeader, paths } from '@freight/contract';
import { anyLanguage, attemptRefusals, group } from './operation.ts';
import { secondFactorOperations } from './secondFactorOperations.ts';
import { signInOperations } from './signInOperations.ts';
import { socialOperations } from './socialOperations.ts';
import { unsubscribeOperations } from './unsubscribeOperations.ts';

const browser = {
  [browserKeyHeader]:
    'What the browser was given at an earlier register or login, on pages of other origins than the API’s.',
};
const language = { 'Accept-Language': `The language of the mail: ${anyLanguage}.` };

const signingIn = group({ tag: 'Accounts' })({
  register: {
    call: `POST ${paths.register}`,
    summary:
      'Opens an account and sends a mail with a link that verifies the address; the same again sends it again',
    headers: { ...browser, ...language },
    body: 'registerRequest',
    answers: [
      { description: 'A mail is on its way, whether or not there was an account.', schema: 'registerAnswer' },
    ],
    refusals: [
      'emailInvalid',
      'passwordTooShort',
      'passwordTooCommon',
      'emailTaken',
      'tooManyMails',
      ...attemptRefusals,
    ],
  },
  login: {
    call: `POST ${paths.login}`,
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
    refusals: ['credentialsInvalid', 'emailUnverified', ...attemptRefusals],
  },
  verifyEmail: {
    call: `POST ${paths.verifyEmail}`,
    summary: 'Uses the link of the mail',
    headers: browser,
    body: 'verifyEmailRequest',
    answers: [
      {
        description:
          'In the browser that signed up, a session; in another one, a token to choose a password with; nothing changes until it is used.',
        schema: ['tokenAnswer', 'choosePasswordAnswer'],
      },
    ],
    refusals: [
      'verificationLinkInvalid',
      'verificationLinkUsed',
      'passwordNeeded',
      'verificationLinkExpired',
      ...attemptRefusals,
    ],
  },
  refreshToken: {
    call: `POST ${paths.refreshToken}`,
    summary:
      'Exchanges a refresh token; the one before gets the same answer for a while, because several tabs may ask simultaneously',
    body: 'refreshRequest',
    answers: [{ description: 'The next pair.', schema: 'tokenAnswer' }],
    refusals: ['refreshTokenInvalid', 'refreshTokenExpired', 'tooManyAttempts'],
  },
  logout: {
    call: `POST ${paths.logout}`,
    summary: 'Ends the sign-in a refresh token belongs to',
    body: 'logoutRequest',
    takesAnyBody: true,
    answers: [{ description: 'Also for a token that had ended already.', schema: 'messageAnswer' }],
  },
});

const passwords = group({ tag: 'Accounts' })({
  forgotPassword: {
    call: `POST ${paths.forgotPassword}`,
    summary: 'Sends a link for a new password',
    headers: language,
    body: 'forgotPasswordRequest',
    answers: [{ description: 'The same whether or not there is an account.', schema: 'messageAnswer' }],
    refusals: ['emailInvalid', 'tooManyAttempts'],
  },
  resetPassword: {
    call: `POST ${paths.resetPassword}`,
    summary: 'Sets a new password by a link; all sign-ins end',
    body: 'resetPasswordRequest',
    answers: [{ description: 'The new password is set.', schema: 'messageAnswer' }],
    refusals: [
      'resetLinkInvalid',
      'resetLinkUsed',
      'resetLinkExpired',
      'passwordTooShort',
      'passwordTooCommon',
      ...attemptRefusals,
    ],
  },
  changePassword: {
    call: `POST ${paths.changePassword}`,
    summary: 'Sets a new password with the current one; other sign-ins end',
    token: 'required',
    body: 'changePasswordRequest',
    answers: [{ description: 'The new password is set.', schema: 'messageAnswer' }],
    refusals: [
      'passwordTooShort',
      'passwordTooCommon',
      'passwordWrong',
      'freshLoginNeeded',
      ...attemptRefusals,
    ],
  },
});

const profile = group({ tag: 'Profile' })({
  readProfile: {
    call: `GET ${paths.profile}`,
    summary: 'The own profile',
    token: 'required',
    answers: [{ description: 'The profile.', schema: 'profileAnswer' }],
  },
  changeProfile: {
    call: `PATCH ${paths.profile}`,
    summary: 'Changes the own profile',
    token: 'required',
    body: 'profileUpdateRequest',
    answers: [{ description: 'The profile from now on.', schema: 'profileAnswer' }],
    refusals: ['emailFixed', 'imageNotUploaded'],
  },
  uploadProfileImage: {
    call: `POST ${paths.profileImage}`,
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
  readProfileImage: {
    call: `GET ${paths.profileImage}/{name}`,
    summary: 'A picture, readable by pages of any origin',
    answers: [{ description: 'The picture.', type: 'image/webp' }],
    refusals: ['imageNotFound'],
  },
  readMailChoices: {
    call: `GET ${paths.mailChoices}`,
    summary: 'Which mails about orders are wanted beyond the confirmation',
    token: 'required',
    capability: 'orderMails',
    answers: [{ description: 'The choices.', schema: 'mailChoicesAnswer' }],
  },
  changeMailChoices: {
    call: `PATCH ${paths.mailChoices}`,
    summary: 'Changes one or more of the choices',
    token: 'required',
    capability: 'orderMails',
    body: 'mailChoicesChange',
    answers: [{ description: 'The choices from now on.', schema: 'mailChoicesAnswer' }],
  },
});

export const accountOperations = [
  ...signingIn,
  ...socialOperations,
  ...secondFactorOperations,
  ...signInOperations,
  ...passwords,
  ...profile,
  ...unsubscribeOperations,
];
