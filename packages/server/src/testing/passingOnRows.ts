import { paths } from '@freight/contract';
import { ownerOnly, type Row } from './accessTable.ts';

/** The rows of passing an order on: its links, who else is told, and the calendar. */
export const passingOnRows: Record<string, Row> = {
  'GET /api/v1/transport/:id/shares': { path: ({ order }) => paths.shares(order), answers: ownerOnly(200) },
  'POST /api/v1/transport/:id/shares': {
    path: ({ order }) => paths.shares(order),
    body: () => ({ shows: 'addresses' }),
    answers: ownerOnly(201),
  },
  'PATCH /api/v1/transport/:id/shares/:shareId': {
    path: ({ order, share }) => paths.share(order, share),
    body: () => ({ shows: 'addresses' }),
    answers: ownerOnly(200),
  },
  'DELETE /api/v1/transport/:id/shares/:shareId': {
    path: ({ order, share }) => paths.share(order, share),
    answers: ownerOnly(200),
  },
  'GET /api/v1/transport/:id/watchers': {
    path: ({ order }) => paths.watchers(order),
    answers: ownerOnly(200),
  },
  'POST /api/v1/transport/:id/watchers': {
    path: ({ order }) => paths.watchers(order),
    body: () => ({ email: 'watcher@example.com', kinds: ['delivered'] }),
    answers: ownerOnly(201),
  },
  'DELETE /api/v1/transport/:id/watchers/:watcherId': {
    path: ({ order }) => paths.watcher(order, 'guessed'),
    answers: ownerOnly(404),
  },
  'GET /api/v1/transport/:id/calendar': {
    path: ({ order }) => paths.calendar(order),
    answers: ownerOnly(200),
  },
};
