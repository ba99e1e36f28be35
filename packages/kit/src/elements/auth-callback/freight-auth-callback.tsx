import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { AuthCallback } from './AuthCallback.tsx';
import css from './auth-callback.css?inline';
import { definition } from './definition.ts';

export const element = kitElement({
  definition,
  screen: AuthCallback,
  css,
  texts: {
    sv: () => import('./strings/sv.ts'),
    en: () => import('./strings/en.ts'),
    de: () => import('./strings/de.ts'),
  },
});
export const ready = defineElement(element);
