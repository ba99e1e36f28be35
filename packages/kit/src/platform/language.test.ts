import { fallbackLanguage, languages, storageKeys } from '@freight/contract';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { shownLanguage } from '#i18n/texts.ts';
import { openFreshPage } from '#testing/freshPage.ts';
import { configuration } from './configuration.ts';
import { chooseLanguage, currentLanguage, onLanguageChange } from './language.ts';
import { renewShared } from './registry.ts';

const unset = () => configuration.setState({ language: undefined });

/** The page as a newly loaded script finds it. */
function speakAs(lang: string): void {
  document.documentElement.lang = lang;
  renewShared('pageLanguage');
}

const { lang } = document.documentElement;
beforeEach(() => {
  localStorage.removeItem(storageKeys.language);
  unset();
  speakAs('');
});
afterAll(() => speakAs(lang));

test('is Swedish by default [LANG-05]', () => {
  expect(currentLanguage()).toBe('sv');
});

test.each([
  ['de', 'de'],
  ['en-GB', 'en'],
  ['DE-at', 'de'],
  // More people read English than Swedish where the page is in neither [P10].
  ['fi', 'en'],
  ['fr', 'en'],
  ['nb-NO', 'en'],
])(
  'takes the language of the page, "%s", as %s until the visitor chooses one [LANG-05] [E10] [P10]',
  (lang, expected) => {
    speakAs(lang);
    expect(currentLanguage()).toBe(expected);
    // A translator has changed the page's `lang`: it is still the same page.
    document.documentElement.lang = 'en-x-translated';
    expect(currentLanguage()).toBe(expected);
    localStorage.setItem('language', 'sv');
    expect(currentLanguage()).toBe('sv');
  },
);

test.each(languages)('reads %s from the stored preference [LANG-02] [LANG-04]', (stored) => {
  localStorage.setItem('language', stored);
  expect(currentLanguage()).toBe(stored);
});

test.each(['no', 'da', 'fi', 'SV', '', 'null'])(
  'takes the stored value "%s" for none [LANG-04] [LANG-05]',
  (stored) => {
    localStorage.setItem('language', stored);
    expect(currentLanguage()).toBe('sv');
  },
);

test.each(languages)(
  'stores the choice of %s, shows it and notifies its listeners [LANG-03]',
  async (chosen) => {
    const changes: string[] = [];
    chooseLanguage(chosen === 'en' ? 'de' : 'en');
    onTestFinished(onLanguageChange((language) => changes.push(language)));
    chooseLanguage(chosen);
    expect(localStorage.getItem('language')).toBe(chosen);
    expect(changes).toEqual([chosen]);
    await expect.poll(() => shownLanguage.getState().shown).toBe(chosen);
  },
);

test('never stores a language it does not have [LANG-04]', () => {
  chooseLanguage('fi' as 'sv');
  expect(localStorage.getItem('language')).toBeNull();
});

test('lets what the host configures go before the stored preference [LANG-02]', () => {
  localStorage.setItem('language', 'de');
  configuration.setState({ language: 'en' });
  expect(currentLanguage()).toBe('en');
});

test('falls back to English words for a text that a language does not have [LANG-06]', async () => {
  expect(fallbackLanguage).toBe('en');
  // A page of its own: this one would ask for the missing words at every change of the language from now on.
  const { window: page, load } = await openFreshPage();
  const { chooseLanguage } = await load<typeof import('./language.ts')>('/src/platform/language.ts');
  const { provideTexts, translator } = await load<typeof import('#i18n/texts.ts')>('/src/i18n/texts.ts');
  const logged = vi.spyOn(page.console, 'error').mockImplementation(() => undefined);
  chooseLanguage('de');
  await provideTexts('fallbackProbe', async (language) => {
    if (language === 'de') throw new Error('gone');
    return { greeting: language === 'sv' ? 'Hej' : 'Hello' };
  });
  expect(translator<{ greeting: string }>('fallbackProbe', 'de')('greeting')).toBe('Hello');
  expect(logged).toHaveBeenCalledOnce();
});

test('works in the default language when the storage is blocked, and only logs it [LANG-07]', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  expect(currentLanguage()).toBe('sv');
  expect(() => chooseLanguage('de')).not.toThrow();
  expect(currentLanguage()).toBe('de');
  await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(0);
});
