import { paths } from '@freight/contract';
import { attemptRefusals, bodyRefusals, type Operation } from './operation.ts';

const ownFactor = { tag: 'Accounts', token: 'required', capability: 'secondFactor' } as const;
const recoveryCodes = { description: 'The codes, this once.', schema: 'recoveryCodesAnswer' } as const;

export const secondFactorOperations: readonly Operation[] = [
  {
    id: 'signInWithSecondFactor',
    method: 'post',
    path: paths.secondFactorSignIn,
    tag: 'Accounts',
    summary: 'Gets the tokens of a sign-in that waits for a code',
    capability: 'secondFactor',
    body: 'secondFactorSignInRequest',
    answers: [{ description: 'As with the login.', schema: 'tokenAnswer' }],
    refusals: [...bodyRefusals, 'codeIncorrect', 'secondFactorSignInOver', 'tooManyAttempts'],
  },
  {
    ...ownFactor,
    id: 'readSecondFactor',
    method: 'get',
    path: paths.secondFactor,
    summary: 'Whether signing in asks for a code',
    answers: [{ description: 'The state.', schema: 'secondFactorStateAnswer' }],
  },
  {
    ...ownFactor,
    id: 'beginSecondFactor',
    method: 'post',
    path: paths.secondFactor,
    summary: 'Makes a secret for an authenticator app, with the password; nothing is on yet',
    body: 'secondFactorSetUpRequest',
    answers: [{ description: 'What the app needs.', schema: 'secondFactorSecretAnswer' }],
    refusals: [
      ...bodyRefusals,
      'passwordWrong',
      'freshLoginForSecondFactor',
      'secondFactorOn',
      ...attemptRefusals,
    ],
  },
  {
    ...ownFactor,
    id: 'confirmSecondFactor',
    method: 'post',
    path: paths.secondFactorConfirm,
    summary: 'Turns the second factor on by a first code of the app',
    body: 'secondFactorCodeRequest',
    answers: [recoveryCodes],
    refusals: [
      ...bodyRefusals,
      'codeIncorrect',
      'secondFactorOn',
      'secondFactorSetUpOver',
      'tooManyAttempts',
    ],
  },
  {
    ...ownFactor,
    id: 'renewRecoveryCodes',
    method: 'post',
    path: paths.secondFactorRecoveryCodes,
    summary: 'Makes new recovery codes in place of the earlier ones',
    body: 'secondFactorCodeRequest',
    answers: [recoveryCodes],
    refusals: [...bodyRefusals, 'codeIncorrect', 'tooManyAttempts'],
  },
  {
    ...ownFactor,
    id: 'turnSecondFactorOff',
    method: 'post',
    path: paths.secondFactorOff,
    summary: 'Turns the second factor off',
    body: 'secondFactorCodeRequest',
    answers: [{ description: 'Signing in asks for no code any more.', schema: 'messageAnswer' }],
    refusals: [...bodyRefusals, 'codeIncorrect', 'tooManyAttempts'],
  },
];
