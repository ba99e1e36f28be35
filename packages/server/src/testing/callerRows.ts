import { linkedPaths, paths } from '@freight/contract';
import { everybody, type Names, ownerOnly, type Row } from './accessTable.ts';

/** Names the order of a claim or a change: for the token of a link, which has 22 characters, by the link. */
const orderOrShare = ({ order }: Names) => (order.length === 22 ? { share: order } : { order });

/** The calls about an order that its customer or the holder of a link makes. */
export const callerRows: Record<string, Row> = {
  // This order has not been delivered, and its link does not allow claims.
  'POST /api/v1/claims/read': {
    path: () => paths.claimsOfOrder,
    body: orderOrShare,
    answers: { ...ownerOnly(200), whoHasALink: 403 },
  },
  'POST /api/v1/claims/pictures': {
    path: () => paths.claimPictures,
    body: (names) => ({ ...orderOrShare(names), key: 'an attempt', data: 'cGljdHVyZQ==' }),
    answers: { ...ownerOnly(409), whoHasALink: 403 },
  },
  'POST /api/v1/claims': {
    path: () => paths.claims,
    body: (names) => ({ ...orderOrShare(names), key: 'an attempt', kind: 'damaged', text: 'Broken' }),
    answers: { ...ownerOnly(409), whoHasALink: 403 },
  },
  // This order is under way, and its link does not allow changes.
  'POST /api/v1/changes/read': {
    path: () => paths.changesOfOrder,
    body: orderOrShare,
    answers: { ...ownerOnly(200), whoHasALink: 403 },
  },
  'POST /api/v1/changes/quote': {
    path: () => paths.changeQuote,
    body: (names) => ({ ...orderOrShare(names), change: { kind: 'doorCode', text: '1234' } }),
    answers: { ...ownerOnly(200), whoHasALink: 403 },
  },
  'POST /api/v1/changes/pictures': {
    path: () => paths.changePictures,
    body: (names) => ({ ...orderOrShare(names), key: 'an attempt', data: 'cGljdHVyZQ==' }),
    answers: { ...ownerOnly(400), whoHasALink: 403 },
  },
  'POST /api/v1/changes': {
    path: () => paths.changes,
    body: (names) => ({
      ...orderOrShare(names),
      key: 'an attempt',
      change: { kind: 'doorCode', text: '1234' },
      fee: 0,
      seen: 0,
    }),
    answers: { ...ownerOnly(201), whoHasALink: 403 },
  },
  'POST /api/v1/changes/withdraw': {
    path: () => paths.changeWithdrawal,
    body: (names) => ({ ...orderOrShare(names), id: 'guessed' }),
    answers: { ...ownerOnly(409), whoHasALink: 403 },
  },
  // Its link does not allow the handover.
  'POST /api/v1/handovers/read': {
    path: () => paths.handovers,
    body: orderOrShare,
    answers: { ...ownerOnly(200), whoHasALink: 403 },
  },
  'GET /api/v1/handovers/pictures/:id': {
    path: () => `${linkedPaths.handoverPicture('guessed')}?until=9999999999999&signature=${'A'.repeat(22)}`,
    answers: everybody(404),
  },
  'GET /api/v1/changes/pictures/:id': {
    path: () => `${linkedPaths.changePicture('guessed')}?until=9999999999999&signature=${'A'.repeat(22)}`,
    answers: everybody(404),
  },
};
