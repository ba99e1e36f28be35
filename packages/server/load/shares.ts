/** Times in whole milliseconds. */
export interface Shares {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export function sharesOf(times: readonly number[]): Shares {
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  return { p50: share(0.5), p95: share(0.95), p99: share(0.99) };
}
