import { type Language, locales } from '@freight/contract';

export const localeOf = (language: Language): string => locales[language];
