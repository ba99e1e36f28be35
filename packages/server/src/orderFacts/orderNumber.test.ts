import { describe, expect, it } from 'vitest';
import { compactOrderNumber, isChecked, newOrderNumber, readOrderNumber } from './orderNumber.ts';

describe('order numbers', () => {
  it('are three groups of four characters that cannot be misread [DETAIL-54]', () => {
    const numbers = Array.from({ length: 500 }, newOrderNumber);
    for (const number of numbers)
      expect(number).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(numbers).size).toBe(500);
  });

  it('are understood in lower case, with spaces, without hyphens and with look-alike letters [TRACK-04]', () => {
    for (let round = 0; round < 200; round++) {
      const number = newOrderNumber();
      const compact = compactOrderNumber(number);
      expect(readOrderNumber(number.toLowerCase())).toBe(number);
      expect(readOrderNumber(`  ${compact} `)).toBe(number);
      expect(readOrderNumber(number.replaceAll('-', ' – '))).toBe(number);
      expect(readOrderNumber(compact.replaceAll('0', 'o').replaceAll('1', round % 2 ? 'l' : 'I'))).toBe(
        number,
      );
    }
  });

  it('are understood with what copying adds to them [B23]', () => {
    const number = newOrderNumber();
    const copies = [`#${number}`, `nr ${number}`, `Nr. ${number}.`, `(${number}),`, `\u200b${number}\u2060`];
    for (const copy of copies) expect(readOrderNumber(copy)).toBe(number);
    expect(readOrderNumber(number.replaceAll('-', '\u2011'))).toBe(number);
  });

  it.each(['TRK', 'WB', 'F'])(
    'are read from the number with the prefix %s, and from no other [TRACK-04]',
    (prefix) => {
      for (let round = 0; round < 50; round++) {
        const number = newOrderNumber();
        const compact = compactOrderNumber(number);
        expect(readOrderNumber(`${prefix}-${compact}`)).toBe(number);
        expect(readOrderNumber(`${prefix}${compact}${prefix}`)).toBeUndefined();
        expect(readOrderNumber(`${'X'.repeat(prefix.length)}-${compact}`)).toBeUndefined();
      }
    },
  );

  it('refuse any single mistyped character [TRACK-32]', () => {
    const number = compactOrderNumber(newOrderNumber());
    for (let position = 0; position < number.length; position++) {
      for (const wrong of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (wrong === number[position]) continue;
        expect(
          readOrderNumber(number.slice(0, position) + wrong + number.slice(position + 1)),
        ).toBeUndefined();
      }
    }
  });

  it('have the check character that numbers given before them have [TRACK-32]', () => {
    expect(readOrderNumber('FR7K-2M9P-QX4E')).toBe('FR7K-2M9P-QX4E');
    expect(isChecked('FR7K2M9PQX4E')).toBe(true);
    expect(isChecked('FR7K2M9PQX4F')).toBe(false);
    expect(isChecked('FR7K-2M9P-QX4E')).toBe(false);
  });

  it('are not made of anything shorter, longer or foreign [TRACK-32]', () => {
    for (const typed of ['', 'FR7K', 'FR7K-2M9P-QX4T-FR7K', 'ÅÄÖ-ÅÄÖ-ÅÄÖ-ÅÄÖ', '65f0c0ffee0000000000beef']) {
      expect(readOrderNumber(typed)).toBeUndefined();
    }
  });
});
