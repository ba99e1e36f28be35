import { accountErrorTexts } from '#i18n/accountErrorTexts.ts';
import { catalog } from '#i18n/catalog.ts';
import type { strings } from './en.ts';

export type ResetText = keyof typeof strings;

export const texts = catalog(
  'freight-reset-password',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
  accountErrorTexts,
);

export const useResetTexts = texts.use;
