import { paths } from '@freight/contract';
import { type Operation, templateOf } from './operation.ts';

const ownSignIns = { tag: 'Accounts', token: 'required', capability: 'signIns' } as const;

export const signInOperations: readonly Operation[] = [
  {
    ...ownSignIns,
    id: 'listSignIns',
    method: 'get',
    path: paths.signIns,
    summary: 'Where the account is signed in, last used first',
    answers: [{ description: 'At most 100 sign-ins.', schema: 'signInsAnswer' }],
  },
  {
    ...ownSignIns,
    id: 'endOtherSignIns',
    method: 'delete',
    path: paths.signIns,
    summary: 'Ends every sign-in of the account except the one that asks',
    answers: [{ description: 'Their tokens and sockets have ended.', schema: 'messageAnswer' }],
  },
  {
    ...ownSignIns,
    id: 'endSignIn',
    method: 'delete',
    path: templateOf(paths.signIn('{id}')),
    summary: 'Ends one sign-in of the account',
    answers: [{ description: 'Its tokens and sockets have ended.', schema: 'messageAnswer' }],
    refusals: ['signInNotFound'],
  },
];
