import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { MagicLink } from './MagicLink.tsx';
import css from './magic-link.css?inline';

export const element = kitElement({
  definition,
  screen: MagicLink,
  css,
  texts: {
    sv: () => import('./strings/sv.ts'),
    en: () => import('./strings/en.ts'),
    de: () => import('./strings/de.ts'),
  },
});
export const ready = defineElement(element);
