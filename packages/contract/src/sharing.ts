/**
 * How much of an order a link shows, each with all before it: the status and when it arrives; the map with the driver
 * on it, from town to town; the addresses.
 */
export const shareScopes = ['status', 'map', 'addresses'] as const;
export type ShareScope = (typeof shareScopes)[number];

/** Before the token of a link where the live socket wants the id of an order. */
export const sharePrefix = 'share:';
