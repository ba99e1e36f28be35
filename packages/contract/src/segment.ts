/** A value as one part of a path. */
export const segment = (value: string): string => encodeURIComponent(value);
