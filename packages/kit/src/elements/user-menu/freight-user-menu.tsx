import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { UserMenu } from './UserMenu.tsx';
import css from './user-menu.css?inline';

export const element = kitElement({
  definition,
  screen: UserMenu,
  css,
  texts: {
    sv: () => import('./strings/sv.ts'),
    en: () => import('./strings/en.ts'),
    de: () => import('./strings/de.ts'),
  },
});
export const ready = defineElement(element);
