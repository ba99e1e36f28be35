import { useTexts } from '#i18n/useTexts.ts';
import type { strings } from './strings/en.ts';

export type ResetText = keyof typeof strings;

export const useResetTexts = () => useTexts<typeof strings>('freight-reset-password');
