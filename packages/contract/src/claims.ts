/** What can be wrong with a delivery: the codes of `kind` in the capability `claims`. */
export const claimKinds = ['damaged', 'missing', 'wrongParcel'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/**
 * A person's word about an attempt at the door, of an API with the capability `handover`: the further codes of `kind`
 * in the capability `claims`. `notMyDoor` is about a delivery, `wasAtHome` about a failed attempt; neither needs a text.
 */
export const doorClaimKinds = ['notMyDoor', 'wasAtHome'] as const;
export type DoorClaimKind = (typeof doorClaimKinds)[number];

export const isDoorClaim = (kind: string): kind is DoorClaimKind =>
  doorClaimKinds.some((known) => known === kind);

/** How far a claim is. An API may have more states; a page shows one that it does not know as received. */
export const claimStates = ['received', 'inReview', 'accepted', 'declined'] as const;
export type ClaimState = (typeof claimStates)[number];

export const claimLimits = {
  pictures: 5,
  /** Of a picture before it is encoded; the kit makes larger ones smaller. */
  pictureBytes: 1_500_000,
  textLength: 4_000,
  /** SEK. */
  value: 10_000_000,
} as const;
