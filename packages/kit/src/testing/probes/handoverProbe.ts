import { type HandoverAttempt, type HandoversOfOrder, paths } from '@freight/contract';
import { api } from '#testing/api.ts';
import { inMinutes } from './changesProbe.ts';
import { offer } from './claimsProbe.ts';

/** A picture that no policy blocks, in place of an address that works for an hour. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

export const aDelivery = (parts: Partial<HandoverAttempt> = {}): HandoverAttempt => ({
  id: 'a2',
  outcome: 'delivered',
  from: inMinutes(-12),
  to: inMinutes(-10),
  metres: 4,
  codeRight: true,
  name: 'Bo Mottagare',
  pictureUrl: picture,
  picturesUntil: '2026-12-25T11:00:00.000Z',
  ...parts,
});

export const aFailure = (parts: Partial<HandoverAttempt> = {}): HandoverAttempt => ({
  id: 'a1',
  outcome: 'failed',
  from: '2026-11-23T12:00:00.000Z',
  to: '2026-11-23T12:06:00.000Z',
  metres: 7,
  called: true,
  pictureUrl: picture,
  next: { from: '2026-11-24T09:00:00.000Z', to: '2026-11-24T10:30:00.000Z' },
  ...parts,
});

export const offerHandover = (
  kinds: readonly string[] = ['code', 'signature', 'picture'],
  others: Record<string, object> = { claims: { version: 1 } },
) => offer({ handover: { version: 1, kinds }, ...others });

/** How an order is handed over, and what happened at the door. */
export const answerHandovers = (data: Partial<HandoversOfOrder> = {}, times = 50) =>
  api('fault', {
    path: paths.handovers,
    times,
    status: 200,
    body: { success: true, data: { kind: 'none', attempts: [], ...data } },
  });
