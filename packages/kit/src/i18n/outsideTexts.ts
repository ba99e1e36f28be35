import type { Language } from '@freight/contract';
import type { OutsideTexts } from './outside/en.ts';

const files = import.meta.glob<OutsideTexts>('./outside/*.ts', { eager: true, import: 'default' });

/** A text for use outside of any element's screen, in every language. */
export const outsideText = (key: keyof OutsideTexts): Readonly<Record<Language, string>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.replace(/.*\/|\.ts$/g, ''), texts[key]]),
  ) as Record<Language, string>;
