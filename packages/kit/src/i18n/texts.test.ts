import { expect, test } from 'vitest';
import { provideTexts, translator, withTexts } from '#i18n/texts.ts';
import { currentLanguage } from '#platform/language.ts';

const everywhere = (catalog: Record<string, string>) => {
  const load = async () => ({ default: catalog });
  return { sv: load, en: load, de: load };
};

test('brings the texts that go with an element although another one has brought its own before', async () => {
  const own = everywhere({ title: 'Eget' });
  await provideTexts('own', own);
  await provideTexts(
    'own',
    withTexts(own, () => provideTexts('other', everywhere({ title: 'Annat' }))),
  );
  const textOf = (namespace: string) => translator<{ title: string }>(namespace, currentLanguage())('title');
  expect(['own', 'other'].map(textOf)).toEqual(['Eget', 'Annat']);
});
