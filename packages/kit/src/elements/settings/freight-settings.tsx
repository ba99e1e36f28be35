import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { Settings } from './Settings.tsx';
import css from './settings.css?inline';

export const element = kitElement({
  definition,
  screen: Settings,
  css,
  texts: {
    sv: () => import('./strings/sv.ts'),
    en: () => import('./strings/en.ts'),
    de: () => import('./strings/de.ts'),
  },
});
export const ready = defineElement(element);
