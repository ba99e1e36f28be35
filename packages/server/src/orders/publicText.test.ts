import { describe, expect, it } from 'vitest';
import { shortName, withoutContacts } from './publicText.ts';

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

  it('keeps instructions that hold no contact [TRACK-20]', () => {
    for (const text of ['Port 4711, 2 tr, ring på', 'Lämnas i 652 24 Karlstad', 'Väger 12,5 kg, 3 kolli']) {
      expect(withoutContacts(text)).toBe(text);
    }
  });
});
