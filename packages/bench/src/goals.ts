/** The limits that the figures are compared with. */
export const goals = {
  /** Typing, as a multiple of the plain element. */
  typing: 1.3,
  /** First reaction, as a multiple of the card in React as one file. */
  reaction: 1.2,
  /** First reaction of the first of 200, as a multiple of one alone. */
  crowd: 1.5,
  /** Requests of an element until all of its code has loaded. */
  requests: { track: 8, start: 10 },
  /** Brotli bytes of these requests. */
  bytes: { track: 112_000, start: 122_000 },
  /** Layout shift, with words below the element whose height the page reserves: too small to be seen. */
  shift: 0.005,
  /** Bytes of heap that 50 removed elements may leave. */
  heap: 100_000,
};
