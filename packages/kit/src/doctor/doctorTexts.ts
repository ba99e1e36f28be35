import { currentLanguage } from '#platform/language.ts';
import type { DoctorTexts } from './strings/en.ts';

const files = import.meta.glob<DoctorTexts>('./strings/*.ts', { eager: true, import: 'default' });

/** The panel's texts in the language of the page; they load with its code, because few pages ever show it. */
export function doctorText(key: keyof DoctorTexts, values: Readonly<Record<string, unknown>> = {}): string {
  const text = files[`./strings/${currentLanguage()}.ts`]?.[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
