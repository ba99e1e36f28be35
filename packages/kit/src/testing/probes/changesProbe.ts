import { type Change, type ChangesOfOrder, changeKinds, paths } from '@freight/contract';
import { api } from '#testing/api.ts';
import { offer } from './claimsProbe.ts';

export const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

export const aChange = (parts: Partial<Change> = {}): Change => ({
  id: 'c1',
  kind: 'doorCode',
  state: 'waiting',
  by: 'customer',
  isOwn: true,
  fee: 0,
  requestedAt: inMinutes(0),
  text: '1234',
  ...parts,
});

/** All kinds are open until the driver has one stop left, in an hour. */
export const everyKind: ChangesOfOrder['kinds'] = changeKinds.map((kind) => ({
  kind,
  isOpen: true,
  until: inMinutes(60),
  stops: 1,
}));

export const changesWith = (parts: Partial<ChangesOfOrder> = {}): ChangesOfOrder => ({
  version: 1,
  kinds: everyKind,
  changes: [],
  ...parts,
});

export const offerChanges = () => offer({ changes: { version: 1 } });

/** What can be changed about an order, and what has been. */
export const answerChanges = (parts?: Partial<ChangesOfOrder>, times = 50) =>
  api('fault', {
    path: paths.changesOfOrder,
    times,
    status: 200,
    body: { success: true, data: changesWith(parts) },
  });

export const answerQuote = (fee = 0, more: object = {}, times = 1) =>
  api('fault', {
    path: paths.changeQuote,
    times,
    status: 200,
    body: { success: true, data: { fee, ...more } },
  });

/** Add it after the other answers, whose paths begin with this one. */
export const answerRequest = (parts: Partial<ChangesOfOrder> = { version: 2, changes: [aChange()] }) =>
  api('fault', { path: paths.changes, status: 201, body: { success: true, data: changesWith(parts) } });

/** Add it after the other answers, as well. */
export const refuseRequest = (code: string, data?: object) =>
  api('fault', { path: paths.changes, status: 409, body: { success: false, code, message: code, data } });
