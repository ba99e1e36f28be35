import { currentLanguage } from '#platform/language.ts';
import type { BandTexts } from './strings/en.ts';

const files = import.meta.glob<BandTexts>('./strings/*.ts', { eager: true, import: 'default' });

/** The band's texts in the language of the page; they load with its code. */
export function bandText(key: keyof BandTexts, values: Readonly<Record<string, string>> = {}): string {
  const text = files[`./strings/${currentLanguage()}.ts`]?.[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
