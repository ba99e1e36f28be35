/** Every kind of caller, each with what they know. */
export const callers = [
  'nobody',
  'whoKnowsTheNumber',
  'whoHasALink',
  'another',
  'expired',
  'signedOut',
  'removed',
  'owner',
] as const;
export type Caller = (typeof callers)[number];

/** The ids a caller uses for the order and what belongs to it. */
export interface Names {
  order: string;
  share: string;
  waybill: string;
  userId: string;
  routeId: string;
  shareToken: string;
  refreshToken: string;
  /** An address without an account, another one for each caller. */
  email: string;
}

export interface Row {
  path: (names: Names) => string;
  body?: (names: Names) => unknown;
  /** The status that each caller is answered. */
  answers: Record<Caller, number>;
  /** The demo's mail box, which opens on its own machine only, to everybody there. */
  tellsEverything?: boolean;
}

const strangers = ['nobody', 'whoKnowsTheNumber', 'whoHasALink', 'expired', 'signedOut', 'removed'] as const;
export const table = (stranger: number, another: number, owner: number): Record<Caller, number> => ({
  ...(Object.fromEntries(strangers.map((name) => [name, stranger])) as Record<
    (typeof strangers)[number],
    number
  >),
  another,
  owner,
});

/** For everybody alike. */
export const everybody = (status: number) => table(status, status, status);
/** For people who are signed in, each on what is theirs. */
export const signedIn = (status: number) => table(401, status, status);
/** For one person; other signed-in people get 404. */
export const ownerOnly = (status: number) => table(401, 404, status);
