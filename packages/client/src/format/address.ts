import { placeDefaults } from '@freight/contract';

export interface ParsedAddress {
  street: string;
  /** Written `123 45`. */
  postalCode: string;
  city: string;
}

/** An address text with the structured parts that the map service returned. */
export interface PlaceParts extends Partial<ParsedAddress> {
  address: string;
}

/** Parts of an address in one line, empty ones left out: `Storgatan 12, Karlstad`. */
export const addressLine = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join(', ');

const country = /^(sverige|sweden|schweden|se)$/i;
const trailingCountry = /\s+(sverige|sweden|schweden)$/i;
/** `123 45 City`, perhaps behind a country letter: what a Swedish address line ends with. */
const postalLine = /^(?:se?-?\s?)?(\d{3})\s?(\d{2})(?!\d)\s*(.*)$/i;
/** The same within one line that has no commas. */
const inlinePostal = /^(.*?)\s+(?:se?-)?(\d{3})\s?(\d{2})(?!\d)\s*(.*)$/i;

const named = (line: string) => line.replace(trailingCountry, '').trim();

/** Finds the part with a house number, so that neither a venue in front nor a flat behind is taken for the street. */
const streetAmong = (lines: string[]) => lines.find((line) => /\d/.test(line)) ?? lines[0] ?? '';

/**
 * Splits `street, 123 45 City, country`; parts that are not in the text are empty.
 * Without a postal code only the last of several parts is taken for the city (OPEN-65) [ORDER-22].
 */
export function parseSwedishAddress(address: string): ParsedAddress {
  const lines = address
    .split(/[,\n]/)
    .map((line) => line.trim())
    .filter((line) => line && !country.test(line));
  for (const [index, line] of lines.entries()) {
    const [, area, delivery, rest] = postalLine.exec(line) ?? [];
    if (!area || rest === undefined) continue;
    const street = streetAmong(lines.slice(0, index));
    return { street, postalCode: `${area} ${delivery}`, city: named(rest) || named(lines[index + 1] ?? '') };
  }
  for (const [index, line] of lines.entries()) {
    const [, street, area, delivery, rest] = inlinePostal.exec(line) ?? [];
    if (!street || rest === undefined) continue;
    return { street, postalCode: `${area} ${delivery}`, city: named(rest) || named(lines[index + 1] ?? '') };
  }
  const city = lines.length > 1 ? named(lines.at(-1) ?? '') : '';
  return { street: streetAmong(lines.length > 1 ? lines.slice(0, -1) : lines), postalCode: '', city };
}

/**
 * Street, postal code and city of a place: from its text, else from its structured parts, else
 * the documented defaults `Stockholm` and `111 20` (OPEN-65) [ORDER-23] [ORDER-24].
 */
export function completeAddress(place: PlaceParts): ParsedAddress {
  const parsed = parseSwedishAddress(place.address);
  return {
    street: parsed.street || place.street?.trim() || '',
    postalCode: parsed.postalCode || place.postalCode?.trim() || placeDefaults.postalCode,
    city: parsed.city || place.city?.trim() || placeDefaults.city,
  };
}
