/** What people who are told about an order may be. */
export const watcherLimits = {
  /** People of one order, those who have ended it included. */
  people: 10,
} as const;
