import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { MagicLink } from './MagicLink.tsx';
import css from './magic-link.css?inline';
import { texts } from './strings/index.ts';

export const element = kitElement({
  definition,
  screen: MagicLink,
  css,
  texts: [texts],
});
export const ready = defineElement(element);
