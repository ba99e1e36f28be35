import { paths } from '@freight/contract';
import { group } from './operation.ts';

export const signInOperations = group({ tag: 'Accounts', token: 'required', capability: 'signIns' })({
  listSignIns: {
    call: `GET ${paths.signIns}`,
    summary: 'Where the account is signed in, last used first',
    answers: [{ description: 'At most 100 sign-ins.', schema: 'signInsAnswer' }],
  },
  endOtherSignIns: {
    call: `DELETE ${paths.signIns}`,
    summary: 'Ends every sign-in of the account except the one that asks',
    answers: [{ description: 'Their tokens and sockets have ended.', schema: 'messageAnswer' }],
  },
  endSignIn: {
    call: `DELETE ${paths.signIn('{id}')}`,
    summary: 'Ends one sign-in of the account',
    answers: [{ description: 'Its tokens and sockets have ended.', schema: 'messageAnswer' }],
    refusals: ['signInNotFound'],
  },
});
