import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { Screen } from './Screen.tsx';
import css from './send.css?inline';
import { sendTexts } from './strings/index.ts';

export const element = kitElement({
  definition,
  screen: Screen,
  css,
  texts: [sendTexts],
  methods: () => import('./methods.ts'),
});
export const ready = defineElement(element);
