/** What can be changed about an order under way: the codes of `kind` in the capability `changes`. */
export const changeKinds = [
  'instructions',
  'doorCode',
  'leaveAt',
  'contact',
  'otherDay',
  'otherPlace',
  'pickupDay',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What the holder of a link may ask for, where its owner allows `delivery`: nothing that costs or moves the delivery. */
export const linkChangeKinds = [
  'instructions',
  'doorCode',
  'leaveAt',
  'contact',
] as const satisfies ChangeKind[];

/** How far a change is. A page shows a state that it does not know as waiting. */
export const changeStates = ['waiting', 'accepted', 'refused', 'withdrawn'] as const;
export type ChangeState = (typeof changeStates)[number];

/** Why a change was refused, or cannot be asked for. A page shows nothing for a code that it does not know. */
export const changeReasons = [
  'tooLate',
  'tooFar',
  'noDeliveryThatDay',
  'noPickupThatDay',
  'cannotReach',
  'replaced',
] as const;
export type ChangeReason = (typeof changeReasons)[number];

export const changeLimits = {
  textLength: 500,
  doorCodeLength: 20,
  nameLength: 100,
  /** Of a picture before it is encoded; the kit makes larger ones smaller. */
  pictureBytes: 1_500_000,
} as const;
