/** One thing that happened to an order; the message is empty when only the status is known. */
export interface StatusUpdate {
  status: string;
  message: string;
  /** ISO text. */
  timestamp: string;
}

/** As many as the success screen lists [SUCCESS-06]. */
const kept = 5;

export const timeOf = (timestamp: string): number => Date.parse(timestamp) || 0;

/**
 * The updates with more of them: the newest of each status, newest first [SUCCESS-06] [SUCCESS-07] [SUCCESS-08].
 * Of two at the same moment the one that was there stays, because it may have the better words.
 */
export function withUpdates(
  known: readonly StatusUpdate[],
  more: readonly StatusUpdate[],
): readonly StatusUpdate[] {
  const byStatus = new Map<string, StatusUpdate>();
  for (const update of [...known, ...more]) {
    const rival = byStatus.get(update.status);
    if (!rival || timeOf(update.timestamp) > timeOf(rival.timestamp)) byStatus.set(update.status, update);
  }
  return [...byStatus.values()].sort((a, b) => timeOf(b.timestamp) - timeOf(a.timestamp)).slice(0, kept);
}
