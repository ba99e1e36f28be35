import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { SignIn } from './SignIn.tsx';
import css from './sign-in.css?inline';

export const element = kitElement({
  definition,
  screen: SignIn,
  css,
  texts: {
    sv: () => import('./strings/sv.ts'),
    en: () => import('./strings/en.ts'),
    de: () => import('./strings/de.ts'),
  },
});
export const ready = defineElement(element);
