/** What a board of arrivals may have. */
export const boardLimits = {
  /** Characters of its name, and of the address that it is for. */
  name: 60,
  place: 100,
  /** Boards of one customer. */
  boards: 20,
  /** Rows that are answered at once; `more` says how many are left out. */
  rows: 50,
} as const;

/** The token of a board, as an API makes it. */
export const boardTokenPattern = /^[\w-]{16,64}$/;
