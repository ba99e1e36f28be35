/** System error codes for a connection that cannot be opened or has broken. */
const brokenLine = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver's messages for a broken connection that come without a code. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after)/;

/**
 * Classes and codes of PostgreSQL for temporary errors: a lost connection (08), too few resources, including a full
 * disk (53), a shutdown or a start under way (57P), a statement that took too long, a lock, a deadlock, and a
 * server that has become a standby.
 */
const passing = /^(08|53|57P|57014|25P03|25006|55P03|40001|40P01)/;

/** The code of PostgreSQL or of the system; empty for an error without one. */
export const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Whether an error means that the database cannot do its work right now, so that the same request may succeed in a
 * moment. The request may still have taken effect: the answer to a COMMIT can be lost.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = codeOf(error);
  if (brokenLine.has(code) || passing.test(code)) return true;
  return driverMessages.test(error.message) || isDatabaseAway(error.cause);
}

/** What went wrong, in the words of its cause and without the statement and its parameters, which hold personal data. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it gave no reason';
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const [first] = error instanceof AggregateError ? error.errors : [];
  if (first instanceof Error) return reasonOf(first);
  return (error.message || error.name).replace(/\.$/, '');
}
