/**
 * Whether every text inside a parsed JSON value can be stored: PostgreSQL refuses the NUL character
 * and half surrogate pairs, and such input would end as a server error.
 */
export function isStorable(value: unknown): boolean {
  // A stack of our own: JSON may be nested deeper than calls may be.
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return false;
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) waiting.push(key, inner);
    }
  }
  return true;
}
