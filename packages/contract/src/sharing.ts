/**
 * How much of an order a link shows, each with all before it: the status and when it arrives; the map with the driver
 * on it, from town to town; the addresses.
 */
export const shareScopes = ['status', 'map', 'addresses'] as const;
export type ShareScope = (typeof shareScopes)[number];

/** Prefix of a link's token where the live socket expects the id of an order. */
export const sharePrefix = 'share:';
