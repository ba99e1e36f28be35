import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { Consent } from './Consent.tsx';
import css from './consent.css?inline';
import { definition } from './definition.ts';

export const element = kitElement({
  definition,
  screen: Consent,
  css,
  texts: {
    sv: () => import('./strings/sv.ts'),
    en: () => import('./strings/en.ts'),
    de: () => import('./strings/de.ts'),
  },
});
export const ready = defineElement(element);
