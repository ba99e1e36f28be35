import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import css from './language.css?inline';
import { texts } from './strings/index.ts';

export const element = kitElement({
  definition,
  screen: LanguageMenu,
  css,
  texts: [texts],
  methods: () => import('./methods.ts'),
});
export const ready = defineElement(element);
