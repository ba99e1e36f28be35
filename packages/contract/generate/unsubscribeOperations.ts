import { linkedPaths } from '@freight/contract';
import { group } from './operation.ts';

const unsubscribing = { token: { description: 'From the mail.', required: true } } as const;
/** The pages by which mails about deliveries are ended. */
export const unsubscribeOperations = group({ tag: 'Pages of mails' })({
  askToUnsubscribe: {
    call: `GET ${linkedPaths.unsubscribe}`,
    summary: 'A page that asks whether mails shall end',
    query: unsubscribing,
    answers: [
      { description: 'The page.', type: 'text/html' },
      { status: 400, description: 'A page for an incomplete link.', type: 'text/html' },
    ],
  },
  unsubscribe: {
    call: `POST ${linkedPaths.unsubscribe}`,
    summary: 'Ends mails about deliveries without a login (RFC 8058)',
    query: unsubscribing,
    answers: [{ description: 'A page that confirms it.', type: 'text/html' }],
    refusals: ['unsubscribeLinkInvalid'],
  },
  readUnsubscribeStyle: {
    call: `GET ${linkedPaths.unsubscribe}/style.css`,
    summary: 'The style of that page',
    answers: [{ description: 'The style.', type: 'text/css' }],
  },
});
