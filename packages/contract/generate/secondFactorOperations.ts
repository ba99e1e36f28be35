import { paths } from '@freight/contract';
import { attemptRefusals, group } from './operation.ts';

const recoveryCodes = { description: 'The codes, this once.', schema: 'recoveryCodesAnswer' } as const;

const shared = { tag: 'Accounts', capability: 'secondFactor' } as const;

const signingIn = group(shared)({
  signInWithSecondFactor: {
    call: `POST ${paths.secondFactorSignIn}`,
    summary: 'Gets the tokens of a sign-in that waits for a code',
    body: 'secondFactorSignInRequest',
    answers: [{ description: 'As with the login.', schema: 'tokenAnswer' }],
    refusals: ['codeIncorrect', 'secondFactorSignInOver', 'tooManyAttempts'],
  },
});
const ownFactor = group({ ...shared, token: 'required' })({
  readSecondFactor: {
    call: `GET ${paths.secondFactor}`,
    summary: 'Whether signing in asks for a code',
    answers: [{ description: 'The state.', schema: 'secondFactorStateAnswer' }],
  },
  beginSecondFactor: {
    call: `POST ${paths.secondFactor}`,
    summary: 'Makes a secret for an authenticator app, with the password; nothing is on yet',
    body: 'secondFactorSetUpRequest',
    answers: [{ description: 'What the app needs.', schema: 'secondFactorSecretAnswer' }],
    refusals: ['passwordWrong', 'freshLoginForSecondFactor', 'secondFactorOn', ...attemptRefusals],
  },
  confirmSecondFactor: {
    call: `POST ${paths.secondFactorConfirm}`,
    summary: 'Turns the second factor on by a first code of the app',
    body: 'secondFactorCodeRequest',
    answers: [recoveryCodes],
    refusals: ['codeIncorrect', 'secondFactorOn', 'secondFactorSetUpOver', 'tooManyAttempts'],
  },
  renewRecoveryCodes: {
    call: `POST ${paths.secondFactorRecoveryCodes}`,
    summary: 'Makes new recovery codes in place of the earlier ones',
    body: 'secondFactorCodeRequest',
    answers: [recoveryCodes],
    refusals: ['codeIncorrect', 'tooManyAttempts'],
  },
  turnSecondFactorOff: {
    call: `POST ${paths.secondFactorOff}`,
    summary: 'Turns the second factor off',
    body: 'secondFactorCodeRequest',
    answers: [{ description: 'Signing in asks for no code any more.', schema: 'messageAnswer' }],
    refusals: ['codeIncorrect', 'tooManyAttempts'],
  },
});

export const secondFactorOperations = [...signingIn, ...ownFactor];
