import { catalog } from '#i18n/catalog.ts';
import { errorTexts } from '#i18n/errorTexts.ts';
import type { strings } from './en.ts';

export type ResetText = keyof typeof strings;

export const texts = catalog(
  'freight-reset-password',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  errorTexts,
);

export const useResetTexts = texts.use;
