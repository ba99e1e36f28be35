import { expect, test, vi } from 'vitest';
import { textsByLanguage } from './textsByLanguage.ts';

const swedish = { title: 'Hej' };

test('returns Swedish immediately and fetches another language once [T9]', async () => {
  const german = vi.fn(async () => ({ title: 'Hallo' }));
  const textsOf = textsByLanguage(swedish, { en: async () => ({ title: 'Hello' }), de: german });
  expect(textsOf('sv')).toBe(swedish);
  expect(await textsOf('de')).toEqual({ title: 'Hallo' });
  expect(textsOf('de')).toBe(textsOf('de'));
  expect(german).toHaveBeenCalledOnce();
});

test('returns Swedish if the texts of a language fail to load [T9]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const textsOf = textsByLanguage(swedish, { en: lost, de: lost });
  expect(await textsOf('en')).toBe(swedish);
});
