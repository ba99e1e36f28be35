import { paths } from '@freight/contract';
import type { Operation } from './operation.ts';

const unsubscribing = { token: { description: 'From the mail.', required: true } } as const;
/** The pages by which mails about deliveries are ended. */
export const unsubscribeOperations: readonly Operation[] = [
  {
    id: 'askToUnsubscribe',
    method: 'get',
    path: paths.unsubscribe,
    tag: 'Pages of mails',
    summary: 'A page that asks whether mails shall end',
    query: unsubscribing,
    answers: [
      { description: 'The page.', type: 'text/html' },
      { status: 400, description: 'A page for an incomplete link.', type: 'text/html' },
    ],
  },
  {
    id: 'unsubscribe',
    method: 'post',
    path: paths.unsubscribe,
    tag: 'Pages of mails',
    summary: 'Ends mails about deliveries without a login (RFC 8058)',
    query: unsubscribing,
    answers: [{ description: 'A page that confirms it.', type: 'text/html' }],
    refusals: ['unsubscribeLinkInvalid'],
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
