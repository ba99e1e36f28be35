import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { Consent } from './Consent.tsx';
import css from './consent.css?inline';
import { definition } from './definition.ts';
import { texts } from './strings/index.ts';

export const element = kitElement({
  definition,
  screen: Consent,
  css,
  texts: [texts],
});
export const ready = defineElement(element);
