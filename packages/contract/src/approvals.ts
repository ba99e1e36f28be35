/** What the link of an order that waits for somebody else may carry, and how long it waits. */
export const approvalLimits = {
  /** Characters of the order as JSON: a hundred pieces with their descriptions. */
  order: 60_000,
  /** Orders of one customer that wait. */
  waiting: 100,
  days: 14,
} as const;

/** The token of a link, as an API makes it. */
export const approvalTokenPattern = /^[\w-]{16,64}$/;

/** `waiting` until it is ordered by anybody, withdrawn by its sender, or has lain for too long. */
export const approvalStates = ['waiting', 'ordered', 'withdrawn', 'ended'] as const;
