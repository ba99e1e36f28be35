/** Why an arrival moved: the codes of `reason` in the capability `promises`. */
export const delayReasons = [
  'queueAtPickup',
  'traffic',
  'weather',
  'vehicle',
  'driverChanged',
  'customerAsked',
  'previousStop',
  'nobodyHome',
] as const;
export type DelayReason = (typeof delayReasons)[number];
