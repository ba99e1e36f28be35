import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { Screen } from './Screen.tsx';
import css from './start.css?inline';
import { texts } from './strings/index.ts';

export const element = kitElement({
  definition,
  screen: Screen,
  css,
  texts: [texts],
  methods: () => import('./methods.ts'),
});

/** Resolves when the tag works. */
export const ready = defineElement(element);
