/**
 * Readers for answers of servers that may leave fields out, add some or send other types (OPEN-40).
 * Each returns an empty value instead of throwing.
 */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A moment as text; milliseconds since 1970, which some servers send, become one of ISO 8601. */
export function time(value: unknown): string {
  const read = text(value);
  return /^\d{13}$/.test(read) ? new Date(Number(read)).toISOString() : read;
}

/** Names of fields that are moments. */
const timeName = /(?:At|Date|Delivery|Arrival)$|^(?:date|timestamp|at|from|to|until)$/;

/** A finite number, also from its text; otherwise 0. */
export function number(value: unknown): number {
  const read = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : 0;
}

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const optionalNumber = (value: unknown): number | undefined =>
  value === undefined || value === null ? undefined : number(value);

/**
 * Reads an answer into the shape of `empty`, which holds an empty value for every field, and in each list one example
 * entry. Fields that it does not name are dropped; a field of the wrong type gets the empty value. `name` is the field's
 * own: moments are read as `time` does.
 */
export function readLike<T>(empty: T, value: unknown, name = ''): T {
  const read = (): unknown => {
    if (typeof empty === 'string') return timeName.test(name) ? time(value) : text(value);
    if (typeof empty === 'number') return number(value);
    if (typeof empty === 'boolean') return value === true;
    if (Array.isArray(empty)) return list(value).map((entry) => readLike(empty[0], entry));
    const fields = fieldsOf(value);
    return Object.fromEntries(
      Object.entries(fieldsOf(empty)).map(([key, part]) => [key, readLike(part, fields[key], key)]),
    );
  };
  return read() as T;
}

/** The first non-empty text among the values; otherwise empty. */
export const firstText = (...values: unknown[]): string => values.map(text).find(Boolean) ?? '';
