/**
 * Readers for answers of servers that may leave fields out, add some or send other types (OPEN-40).
 * Each returns a safe empty instead of throwing.
 */
export type Fields = Record<string, unknown>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A finite number, also from its text; otherwise 0. */
export function number(value: unknown): number {
  const read = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : 0;
}

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The first of the values that is a text with something in it; otherwise empty. */
export const firstText = (...values: unknown[]): string => values.map(text).find(Boolean) ?? '';
