import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import css from './language.css?inline';

export const element = kitElement({
  definition,
  screen: LanguageMenu,
  css,
  texts: {
    sv: () => import('./strings/sv.ts'),
    en: () => import('./strings/en.ts'),
    de: () => import('./strings/de.ts'),
  },
});
export const ready = defineElement(element);
