import { expect, test } from 'vitest';
import { currentLanguage } from '#platform/language.ts';
import { catalog } from './catalog.ts';

const everywhere = <Words extends object>(words: Words) => {
  const load = async () => ({ default: words });
  return { './strings/sv.ts': load, './strings/en.ts': load, './strings/de.ts': load };
};
const own = everywhere({ title: 'Eget' } as const);

test('loads the texts that a catalogue includes although its own texts are already loaded', async () => {
  await catalog('own', own).provide();
  const other = catalog('other', everywhere({ title: 'Annat' } as const));
  const texts = catalog('own', own, other);
  await texts.provide();
  expect([texts, other].map((one) => one.in(currentLanguage())('title'))).toEqual(['Eget', 'Annat']);
});

test('requires a value for each placeholder of a text, and accepts no other key', async () => {
  const texts = catalog(
    'typed',
    everywhere({ plain: 'Hello', greeting: 'Hello {name}, {count} left' } as const),
  );
  await texts.provide();
  const t = texts.in();
  expect([t('plain'), t('greeting', { name: 'Ada', count: 2 })]).toEqual(['Hello', 'Hello Ada, 2 left']);
  const misuses = [
    // @ts-expect-error A key of no catalogue.
    () => t('title'),
    // @ts-expect-error A placeholder without its value.
    () => t('greeting', { name: 'Ada' }),
    // @ts-expect-error A value for which there is no placeholder.
    () => t('plain', { name: 'Ada' }),
    // @ts-expect-error Words of one place under the keys of another.
    () => catalog<{ title: string }>('typed', everywhere({ plain: '' })),
  ];
  expect(misuses).toHaveLength(4);
});
