/** The summary of a row of measurements: the one in the middle, and how far the others lie from it. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** Throws when there is nothing to summarize. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const low = sorted[0];
  const high = sorted.at(-1);
  if (low === undefined || high === undefined) throw new Error('There is no spread of no values.');
  const middle = (sorted.length - 1) / 2;
  const below = sorted[Math.floor(middle)] ?? low;
  const above = sorted[Math.ceil(middle)] ?? high;
  return { median: (below + above) / 2, low, high };
}

/**
 * How many times as long one took as the other, round by round: disturbances of the machine that affect both of a pair
 * cancel out. Rounds in which either failed do not count; undefined when none is left.
 */
export function ratioOf(
  ours: readonly (number | undefined)[],
  theirs: readonly (number | undefined)[],
): Spread | undefined {
  const ratios = ours.flatMap((value, round) => {
    const other = theirs[round];
    return value === undefined || !other ? [] : [value / other];
  });
  return ratios.length === 0 ? undefined : spreadOf(ratios);
}
