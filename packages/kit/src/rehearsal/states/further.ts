import type { Data } from './order.ts';
import { partsOf, type StateParts } from './parts.ts';
import type { Scene } from './scene.ts';

const yesterday = -24 * 60;

/** Minutes from now, as ISO text. */
type Minutes = (count: number) => string;

/** A state of an order of which the API keeps more than its status: what it answers to which call. */
export interface FurtherState {
  /** What the state makes of the order itself. */
  readonly parts: StateParts;
  /** By path, in place of the API's own answers. */
  readonly answers: Readonly<Record<string, Data>>;
}

/** Claims, changes and handovers, by what an order with them is called. */
export const furtherStates = [
  'delivered with a claim',
  'claim answered',
  'change waiting',
  'change refused',
  'delivery changed',
  'code for the handover',
  'attempt at the door',
  'handed over',
] as const;
export type FurtherStateName = (typeof furtherStates)[number];

const claim = (minutes: Minutes, parts: Data = {}): Data => ({
  caseNumber: 'S-2026-1042',
  kind: 'damaged',
  text: 'The lid is cracked.',
  pictures: 2,
  createdAt: minutes(yesterday),
  state: 'received',
  answerBy: minutes(-13 * yesterday),
  ...parts,
});

const claimsOf = (minutes: Minutes, claims: readonly Data[]): FurtherState['answers'] => ({
  '/api/v1/claims/read': {
    kinds: [
      { kind: 'damaged', until: minutes(-6 * yesterday) },
      { kind: 'missing', until: minutes(-6 * yesterday) },
      { kind: 'wrongParcel', until: minutes(-13 * yesterday) },
    ],
    claims,
  },
  '/api/v1/capabilities': { claims: { version: 1 } },
});

const change = (minutes: Minutes, parts: Data = {}): Data => ({
  id: 'change',
  kind: 'leaveAt',
  state: 'waiting',
  by: 'customer',
  isOwn: true,
  fee: 0,
  requestedAt: minutes(-4),
  text: 'Behind the shed, to the left of the gate.',
  ...parts,
});

export function changesOf(minutes: Minutes, changes: readonly Data[]): FurtherState['answers'] {
  const openUntil = (kind: string) => ({ kind, isOpen: true, until: minutes(50), stops: 1 });
  return {
    '/api/v1/changes/read': {
      version: 1,
      kinds: [
        ...['instructions', 'doorCode', 'leaveAt', 'contact'].map(openUntil),
        ...['otherDay', 'otherPlace'].map((kind) => ({ kind, isOpen: false, reason: 'tooLate' })),
      ],
      changes,
    },
    '/api/v1/changes/quote': { fee: 0, arrival: { from: minutes(40), to: minutes(70) } },
    '/api/v1/capabilities': { changes: { version: 1 } },
  };
}

/** A picture that is part of the answer, so that showing it loads nothing. */
const door = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><path fill="#dfe5df" d="M0 0h160v120H0z"/><path fill="#8a5a34" d="M52 18h56v102H52z"/><circle cx="99" cy="72" r="3" fill="#f2d38b"/><path fill="#c9a06c" d="M110 92h34v28h-34z"/></svg>',
)}`;

const attempt = (minutes: Minutes, parts: Data = {}): Data => ({
  id: 'attempt',
  outcome: 'failed',
  from: minutes(-52),
  to: minutes(-46),
  metres: 7,
  called: true,
  pictureUrl: door,
  next: { from: minutes(1300), to: minutes(1390) },
  ...parts,
});

const handedOver = (minutes: Minutes): Data =>
  attempt(minutes, {
    id: 'delivery',
    outcome: 'delivered',
    from: minutes(-6),
    to: minutes(-4),
    metres: 3,
    codeRight: true,
    name: 'Bo Exempel',
    called: undefined,
    next: undefined,
    picturesUntil: minutes(-30 * yesterday),
  });

const handoversOf = (
  minutes: Minutes,
  handovers: Data,
  claims: readonly Data[] = [],
): FurtherState['answers'] => ({
  '/api/v1/handovers/read': handovers,
  '/api/v1/claims/read': {
    kinds: ['wasAtHome', 'notMyDoor'].map((kind) => ({ kind, until: minutes(-7 * yesterday) })),
    claims,
  },
  '/api/v1/capabilities': {
    claims: { version: 1 },
    handover: { version: 1, kinds: ['code', 'signature', 'picture'] },
  },
});

type Answers = (minutes: Minutes) => FurtherState['answers'];

const states: Readonly<Record<FurtherStateName, readonly [Scene, Answers]>> = {
  'delivered with a claim': [{ moment: 'a day later' }, (at) => claimsOf(at, [claim(at)])],
  'claim answered': [
    { moment: 'a day later' },
    (at) =>
      claimsOf(at, [
        claim(at, {
          state: 'accepted',
          answer: 'We pay what the lid cost, 400 kr.',
          answeredAt: at(-60),
        }),
      ]),
  ],
  'change waiting': [{ moment: 'out for delivery' }, (at) => changesOf(at, [change(at)])],
  'change refused': [
    { moment: 'out for delivery' },
    (at) =>
      changesOf(at, [
        change(at, {
          kind: 'contact',
          text: 'Cecilia Exempel',
          phone: '+46 70 174 06 21',
          state: 'refused',
          reason: 'cannotReach',
          decidedAt: at(-1),
        }),
      ]),
  ],
  'delivery changed': [
    { moment: 'out for delivery' },
    (at) =>
      changesOf(at, [
        change(at, {
          kind: 'otherPlace',
          text: undefined,
          place: { formattedAddress: 'Sveavägen 10, 111 57 Stockholm, Sverige', city: 'Stockholm' },
          fee: 49,
          state: 'accepted',
          decidedAt: at(-2),
        }),
        change(at, {
          id: 'other',
          by: 'link',
          isOwn: false,
          kind: 'doorCode',
          text: '1234',
          state: 'accepted',
        }),
      ]),
  ],
  'code for the handover': [
    { moment: 'out for delivery' },
    (at) => handoversOf(at, { kind: 'code', code: '4711', attempts: [] }),
  ],
  'attempt at the door': [
    { moment: 'out for delivery', happening: 'failed attempt' },
    (at) => handoversOf(at, { kind: 'code', code: '4711', attempts: [attempt(at)] }),
  ],
  'handed over': [
    { moment: 'delivered' },
    (at) =>
      handoversOf(at, { kind: 'code', attempts: [attempt(at), handedOver(at)] }, [
        claim(at, { kind: 'wasAtHome', text: '', pictures: 0, createdAt: at(-40) }),
      ]),
  ],
};

/** An order with a claim, a change or a handover, and what the API answers about it. */
export function furtherState(name: FurtherStateName, now: number = Date.now()): FurtherState {
  const [scene, answers] = states[name];
  return {
    parts: partsOf({ ...scene, now }),
    answers: answers((count) => new Date(now + count * 60_000).toISOString()),
  };
}
