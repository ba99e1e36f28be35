import { readFileSync } from 'node:fs';
import { packageNames } from '@freight/contract/packageNames';
import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';
import type { AttemptRecord } from '#db/schema/handovers.ts';
import { handoverLine } from './handoverLine.ts';
import { isInOwnFont, printableText } from './printableText.ts';
import { fuelName, goodsName, texts } from './texts.ts';

test('has one text for each place of a document, and none twice', () => {
  const { paymentStatuses, paymentMethods, ...rest } = texts;
  const fixed = Object.values(rest).filter((text) => typeof text === 'string');
  const all = [...fixed, ...Object.values(paymentStatuses), ...Object.values(paymentMethods)];
  for (const text of all) expect(text).toMatch(/\p{L}{3}/u);
  expect(new Set(all).size).toBe(all.length);
  expect(Object.keys(paymentStatuses)).toEqual(['paid', 'pending', 'refunded']);
  expect(Object.keys(paymentMethods)).toEqual(['card', 'invoice']);
});

test('writes numbers into the texts around them', () => {
  expect(texts.barcode('WB-1')).toBe('Streckkod: WB-1');
  expect(texts.qrCode('FR-1')).toBe('QR-kod: FR-1');
  expect(texts.vat(25)).toBe('Moms 25 %');
});

test('names goods and fuels in Swedish, and unknown ones as they were sent', () => {
  const own = ['general', 'fragile', 'electronics', 'documents', 'food', 'furniture', 'clothing', 'other'];
  const names = own.map(goodsName);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{L}+/u);
  expect(new Set([...names, ...own]).size).toBe(2 * own.length);
  for (const [key, name] of Object.entries(packageNames)) expect(goodsName(key)).toBe(name);
  expect(goodsName('antiques')).toBe('antiques');
  expect(['Biogas', 'Diesel', 'El', 'El-hybrid', 'Hydrogen'].map(fuelName)).toEqual([
    'biogas',
    'diesel',
    'el',
    'elhybrid',
    'Hydrogen',
  ]);
});

const attempt = { endedAt: new Date('2026-11-22T13:05:00Z'), metres: 3, codeRight: true, name: 'Bo' };
const lineOf = (parts: Partial<AttemptRecord>) =>
  handoverLine({ ...attempt, ...parts } as AttemptRecord).replace(/\s/g, ' ');

test('writes in one line when, where, with which code and to whom the goods were handed over', () => {
  const when = '22 november 2026 kl. 14:05 CET, 3 m från dörren';
  expect(lineOf({})).toBe(`${when}, rätt kod, mottagen av Bo`);
  expect(lineOf({ codeRight: false })).toBe(`${when}, mottagen av Bo`);
  expect(lineOf({ codeRight: null, name: null })).toBe(when);
  expect(lineOf({ name: '' })).toBe(`${when}, rätt kod`);
});

test.each([
  ['letters with marks are composed', 'A\u030Angstro\u0308m', 'Ångström'],
  ['everything is on one line', '  Port\n\t4711  \r\n ring ', 'Port 4711 ring'],
  ['invisible characters disappear', 'Fra\u00ADkt\u200B\u202E\u0007', 'Frakt'],
  ['a mark that no letter has disappears', 'q\u0308', 'q'],
  ['Greek, Cyrillic and Vietnamese stay', 'Ελένη Юлія Nguyễn', 'Ελένη Юлія Nguyễn'],
  ['letters of other scripts become Latin ones', 'Öga 陈伟 محمد', 'Öga ChenWei mhmd'],
  ['signs of European texts stay', '»Straße« – 5 €, œuvre …', '»Straße« – 5 €, œuvre …'],
])('prints what the fonts can draw: %s [B30]', (_, text, printed) => {
  expect(printableText(text)).toBe(printed);
});

test('the fonts have a glyph for all that is printed [B30]', () => {
  const file = (path: string) => fontkit.create(readFileSync(new URL(path, import.meta.url))) as fontkit.Font;
  const own = ['Regular', 'Bold'].map((name) => file(`../../fonts/SchibstedGrotesk-${name}.ttf`));
  const other = ['400Regular', '700Bold'].map((name) =>
    file(import.meta.resolve(`@expo-google-fonts/noto-sans/${name}/NotoSans_${name}.ttf`)),
  );
  const lacking = new Set<string>();
  // The planes of living scripts and emoji.
  for (let code = 0x20; code < 0x20000; code += 1) {
    const printed = printableText(String.fromCodePoint(code));
    const fonts = isInOwnFont(printed) ? [...own, ...other] : other;
    for (const character of printed)
      if (!fonts.every((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)))
        lacking.add(character);
  }
  expect([...lacking]).toEqual([]);
});

test('prints the first 2,000 characters of a text', () => {
  expect(printableText('x'.repeat(2_001))).toBe('x'.repeat(2_000));
});
