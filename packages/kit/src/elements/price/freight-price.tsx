import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import css from './price.css?inline';
import { Screen } from './Screen.tsx';
import { priceTexts } from './strings/index.ts';

export const element = kitElement({
  definition,
  screen: Screen,
  css,
  texts: [priceTexts],
  methods: () => import('./methods.ts'),
});

/** Resolves when the tag works. */
export const ready = defineElement(element);
