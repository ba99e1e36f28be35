import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { Profile } from './Profile.tsx';
import css from './profile.css?inline';

export const element = kitElement({
  definition,
  screen: Profile,
  css,
  texts: {
    sv: () => import('./strings/sv.ts'),
    en: () => import('./strings/en.ts'),
    de: () => import('./strings/de.ts'),
  },
});
export const ready = defineElement(element);
