/**
 * How much of an order a link shows, each with all before it: the status and when it arrives; the map with the driver
 * on it, from town to town; the addresses.
 */
export const shareScopes = ['status', 'map', 'addresses'] as const;
export type ShareScope = (typeof shareScopes)[number];

/**
 * What the holder of a link may do, where its owner allows it: report a delivery, change it, and read how it is handed
 * over, the code included.
 */
export const sharePermissions = ['claims', 'delivery', 'handover'] as const;
export type SharePermission = (typeof sharePermissions)[number];

/** Prefix of a link's token where the live socket expects the id of an order. */
export const sharePrefix = 'share:';
