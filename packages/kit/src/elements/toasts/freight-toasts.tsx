import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { texts } from './strings/index.ts';
import { Toasts } from './Toasts.tsx';
import css from './toasts.css?inline';

export const element = kitElement({
  definition,
  screen: Toasts,
  css,
  texts: [texts],
});
export const ready = defineElement(element);
