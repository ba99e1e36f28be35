import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { AuthCallback } from './AuthCallback.tsx';
import css from './auth-callback.css?inline';
import { definition } from './definition.ts';
import { texts } from './strings/index.ts';

export const element = kitElement({
  definition,
  screen: AuthCallback,
  css,
  texts: [texts],
});
export const ready = defineElement(element);
