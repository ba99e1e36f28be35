import { paths } from '@freight/contract';
import { everybody, type Row, signedIn } from './accessTable.ts';

/** The calls about sign-ins and the second factor. */
export const signInRows: Record<string, Row> = {
  'POST /api/v1/user/second-factor/sign-in': {
    path: () => paths.secondFactorSignIn,
    body: () => ({ secondFactorToken: 'guessed', code: '123456' }),
    answers: everybody(401),
  },
  'GET /api/v1/user/second-factor': { path: () => paths.secondFactor, answers: signedIn(200) },
  'POST /api/v1/user/second-factor': {
    path: () => paths.secondFactor,
    body: () => ({ password: 'guessed' }),
    answers: signedIn(400),
  },
  'POST /api/v1/user/second-factor/confirm': {
    path: () => paths.secondFactorConfirm,
    body: () => ({ code: '123456' }),
    answers: signedIn(409),
  },
  'POST /api/v1/user/second-factor/recovery-codes': {
    path: () => paths.secondFactorRecoveryCodes,
    body: () => ({ code: '123456' }),
    answers: signedIn(400),
  },
  'POST /api/v1/user/second-factor/off': {
    path: () => paths.secondFactorOff,
    body: () => ({ code: '123456' }),
    answers: signedIn(400),
  },
  'GET /api/v1/user/sign-ins': { path: () => paths.signIns, answers: signedIn(200) },
  'DELETE /api/v1/user/sign-ins': { path: () => paths.signIns, answers: signedIn(200) },
  'DELETE /api/v1/user/sign-ins/:id': {
    path: ({ order }) => paths.signIn(order),
    answers: signedIn(404),
  },
};
