import { paths } from '@freight/contract';
import { group } from './operation.ts';

export const approvalOperations = group({
  tag: 'Approvals',
  token: 'required',
  capability: 'approvals',
})({
  listApprovals: {
    call: `GET ${paths.approvals}`,
    summary: 'The orders that the customer has sent to others, or has placed for them, of the last weeks',
    answers: [{ description: 'The newest first.', schema: 'approvalsAnswer' }],
  },
  sendForApproval: {
    call: `POST ${paths.approvals}`,
    summary: 'Stores a finished order, which somebody else then places',
    body: 'approvalRequest',
    answers: [{ status: 201, description: 'With the token of its link.', schema: 'newApprovalAnswer' }],
    refusals: ['tooManyApprovals'],
  },
  openApproval: {
    call: `POST ${paths.approvalOpening}`,
    summary: 'The order that a link leads to, for anybody who is signed in',
    body: 'approvalOpening',
    answers: [{ description: 'The order.', schema: 'approvalAnswer' }],
    refusals: ['approvalNotFound'],
  },
  withdrawApproval: {
    call: `DELETE ${paths.approval('{id}')}`,
    summary: 'Ends a link of the customer',
    answers: [{ description: 'It leads nowhere now.', schema: 'approvalAnswer' }],
    refusals: ['approvalNotFound', 'approvalEnded'],
  },
});
