import { frames } from 'virtual:first-frames';
import { wordKeys } from 'virtual:first-frames/keys';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { defineElement, type KitElement } from '#bridge/defineElement.ts';
import { element as startElement } from '#elements/start/freight-start.tsx';
import { element as trackElement } from '#elements/track/freight-track.tsx';
import { numberText } from '#i18n/formats.ts';
import { whenTextsShown } from '#i18n/texts.ts';
import { loadOwnWords, paintFirstFrame } from '#loader/firstFrame.ts';
import { type ConfigurationChange, configure } from '#platform/configuration.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';
import { innerRoot, place, ready, twinOf, watchErrors } from '#testing/twin.ts';

beforeAll(connectToApi);

/** Configures, and waits until the elements show it. */
async function configureTexts(change: ConfigurationChange): Promise<void> {
  configure(change);
  await whenTextsShown();
}

afterEach(() => configureTexts({ texts: undefined, language: 'en' }));

const shown = (host: Element) => host.shadowRoot?.textContent ?? '';

test('shows the words of the page in place of its own, in their language alone [Q3]', async () => {
  const { host } = await renderElement(trackElement, { language: 'en' });
  await configureTexts({ texts: { en: { 'track.entry.label': 'Your booking' } } });
  await expect.poll(() => shown(host)).toContain('Your booking');
  expect(shown(host)).not.toContain('Package ID');
  expect(shown(host)).toContain('Track parcel');

  await configureTexts({ language: 'de' });
  await expect.poll(() => shown(host)).toContain('Paketnummer');
  await configureTexts({ language: 'en' });
  await expect.poll(() => shown(host)).toContain('Your booking');
  await configureTexts({ texts: {} });
  await expect.poll(() => shown(host)).toContain('Package ID');
});

test('fills in what the text of the kit fills in [Q3]', async () => {
  configure({ helpPhone: '+46 8 123 45' });
  const { host } = await renderElement(trackElement, { language: 'en' });
  await configureTexts({ texts: { en: { 'common.help.phone': 'Ring {phone}, we answer' } } });
  await expect.poll(() => shown(host)).toMatch(/Ring \+46\s8\s123\s45, we answer/);
  configure({ helpPhone: '+46 10 000 00 00' });
});

test('names texts that it does not have, and placeholders that it does not fill in, and keeps its own [Q3]', async () => {
  const problems = watchErrors();
  const { host } = await renderElement(trackElement, { language: 'en' });
  const texts: Record<string, string> = {
    'track.entry.submt': 'Go',
    'tracking.label': 'Number',
    'track.entry.submit': 'Track {number}',
  };
  await configureTexts({ texts: { en: texts } });
  await expect.poll(() => problems.length).toBe(3);
  for (const code of ['"track.entry.submt"', '"tracking.label"', '{number}'])
    expect(problems.join('\n').replaceAll('\\', '')).toContain(code);
  expect(shown(host)).toContain('Track parcel');
});

test('speaks a language that the kit lacks, with its formats, and English where a text is missing [Q3]', async () => {
  const { host } = await renderElement(trackElement, { language: 'en' });
  const texts = { fi: { 'track.entry.label': 'Pakettinumero' } };
  await configureTexts({ language: 'fi', texts });
  await expect.poll(() => shown(host)).toContain('Pakettinumero');
  expect(shown(host)).toContain('Track parcel');
  expect(innerRoot(host)?.getAttribute('lang')).toBe('fi');
  expect(numberText(1234.5, 'en', 1)).toBe(new Intl.NumberFormat('fi').format(1234.5));

  await configureTexts({ language: 'en' });
  await expect.poll(() => shown(host)).toContain('Package ID');
  expect(numberText(1234.5, 'en', 1)).toBe('1,234.5');
});

test.each([
  ['texts of its own', { en: { 'start.tab.send': 'Ship it', 'track.entry.submit': 'Where is it?' } }, 'en'],
  ['a language of its own', { fi: { 'start.tab.send': 'Lähetä' } }, 'fi'],
] as const)('paints first frames with %s, and React takes them over [Q3]', async (_, texts, language) => {
  const twin = await twinOf(startElement as unknown as KitElement);
  await configureTexts({ language, texts });
  await loadOwnWords();
  const problems = watchErrors();
  const host = place(twin.definition.tag);
  paintFirstFrame(host, startElement.definition.tag, () => undefined);
  const frame = innerRoot(host);
  expect(frame?.getAttribute('lang')).toBe(language);
  for (const text of Object.values(Object.values(texts)[0] ?? {})) expect(shown(host)).toContain(text);

  await defineElement(twin);
  await ready(host);
  expect(innerRoot(host)).toBe(frame);
  expect(problems).toEqual([]);
});

test('replaces a frame that was painted before the page gave its texts, and keeps what was typed [Q3]', async () => {
  const twin = await twinOf(trackElement as unknown as KitElement);
  const problems = watchErrors();
  const host = place(twin.definition.tag);
  paintFirstFrame(host, trackElement.definition.tag, () => undefined);
  const field = host.shadowRoot?.querySelector('input');
  if (field) field.value = 'FR7K';
  await configureTexts({ texts: { en: { 'track.entry.label': 'Your booking' } } });
  await defineElement(twin);
  await ready(host);
  await expect.poll(() => shown(host)).toContain('Your booking');
  expect(host.shadowRoot?.querySelector('input')?.value).toBe('FR7K');
  expect(problems).toEqual([]);
});

test('knows the key of every word in the first frames, so that a page can replace it [Q3]', () => {
  const words = frames.words.en.filter((_, number) => !wordKeys[number]);
  // The value of `lang`.
  expect(words).toEqual(['en']);
});

test('knows its keys when it is compiled [Q3]', () => {
  const typed: readonly ConfigurationChange[] = [
    { texts: { sv: { 'track.entry.label': 'Ditt nummer' } } },
    // @ts-expect-error A key that the kit does not have.
    { texts: { sv: { 'track.entry.labl': 'Ditt nummer' } } },
  ];
  expect(typed).toHaveLength(2);
});
