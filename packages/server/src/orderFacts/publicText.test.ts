import { describe, expect, it } from 'vitest';
import { addressWithoutContacts, shortName, withoutContacts } from './publicText.ts';

describe('what the public may read', () => {
  it('shortens a person to first name and initial [TRACK-27] [TRACK-28]', () => {
    expect(shortName('Anna Exempel')).toBe('Anna E.');
    expect(shortName('  Carl  von Åberg ')).toBe('Carl Å.');
    expect(shortName('Bo')).toBe('Bo');
    expect(shortName('')).toBe('');
    expect(shortName('anna@example.com')).toBe('…');
  });

  it('leaves phone numbers and e-mail addresses out of instructions [TRACK-20]', () => {
    expect(withoutContacts('Ring 070-174 06 05 eller +46 (0)70 174 06 05.')).toBe('Ring … eller ….');
    expect(withoutContacts('Mejla bo@example.com först')).toBe('Mejla … först');
  });

  it.each([
    ['Ring 070174', 'Ring …'],
    ['Tel: 08-12 34 56', 'Tel: …'],
    ['０７０－１７４ ０６ ０５ vid ankomst', '… vid ankomst'],
    ['٠٧٠ ١٧٤ ٠٦ ٠٥', '…'],
    ['070–174—06‑05', '…'],
    ['070.174.06.05 / 070·174·06·05', '…'],
    ['0 7 0 1 7 4 0 6 0 5', '…'],
    ['070\u200b174\u200b0605', '…'],
    ['noll sju noll ett sju fyra noll sex', '…'],
    ['call zero seven zero one seven four please', 'call … please'],
    ['Ring noll ett två tre fyra fem sex sju åtta nio nu', 'Ring … nu'],
    ['call zero one two three four five six seven eight nine now', 'call … now'],
    ['Tel null eins zwei drei vier fünf sechs sieben acht neun bitte', 'Tel … bitte'],
    ['en en oh oh zwo zwo', '…'],
    ['SJU, sju - noll sju noll sju', '…'],
    ['Mejla bo(at)example.com', 'Mejla …'],
    ['Mejla bo [at] example [dot] com nu', 'Mejla … nu'],
    ['bo＠example.com', '…'],
    ['write bo at example dot com', 'write …'],
  ])('masks the contact details in %j [TRACK-20] [S11]', (text, masked) => {
    expect(withoutContacts(text)).toBe(masked);
  });

  it.each([
    ['Port 4711, 2 tr, ring på', 'Port …, 2 tr, ring på'],
    ['Portkod: 47 11', 'Portkod: …'],
    ['koden till porten är 1234#', 'koden till porten är …'],
    ['larmkod 9 8 7 6', 'larmkod …'],
    ['Dörrkod 1947B', 'Dörrkod …'],
    ['The door code is #2580*', 'The door code is …'],
    ['gate-code=4711', 'gate-code=…'],
    ['Türcode ４７１１', 'Türcode …'],
    ['Haustür 12345', 'Haustür …'],
    ['Lämnas i Storgatan 12, port 4711', 'Lämnas i Storgatan 12, port …'],
  ])('masks the code in %j [TRACK-20] [S11]', (text, masked) => {
    expect(withoutContacts(text)).toBe(masked);
  });

  it('keeps instructions that hold no contact [TRACK-20]', () => {
    for (const text of [
      'Ring på porten, 2 tr',
      'Lämnas i 652 24 Karlstad',
      'Väger 12,5 kg, 3 kolli',
      'Look at the red door, gate 4',
      'Vorsicht Glas: Tür 3, erster Stock',
      'Kör försiktigt, 20 m² glas',
      'Be at home at 5.',
    ]) {
      expect(withoutContacts(text)).toBe(text);
    }
  });

  it('keeps an address as it is, and leaves out what does not belong there [TRACK-14] [S11]', () => {
    for (const text of [
      'Storgatan 12, 652 24 Karlstad, Sverige',
      'Storgatan 12 652 24 Karlstad',
      'Sveavägen 44',
    ])
      expect(addressWithoutContacts(text)).toBe(text);
    expect(addressWithoutContacts('Storgatan 12, portkod 4711, Karlstad')).toBe(
      'Storgatan 12, portkod …, Karlstad',
    );
    expect(addressWithoutContacts('Storgatan 12, 070-174 06 05')).toBe('Storgatan 12, …');
    expect(addressWithoutContacts('c/o bo@example.com, Storgatan 12')).toBe('c/o …, Storgatan 12');
  });

  it('reads 40,000 characters of repeated patterns in under five seconds', () => {
    const began = performance.now();
    // Twenty times the longest there may be, so that the square of it is four hundred times as much.
    for (const part of ['a', 'a.', '0-', '++', 'ett ', '(at) ', 'a at '])
      withoutContacts(part.repeat(40_000 / part.length));
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
