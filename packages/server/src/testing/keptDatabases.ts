let kept = false;

/** Whether this process empties closed databases for its next servers. */
export const isKept = (): boolean => kept;

/** For processes that start many servers and that their test runner ends; any other would never end. */
export function keepDatabases(): void {
  kept = true;
}
