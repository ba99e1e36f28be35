import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { entryTexts } from './entry/strings/index.ts';
import { Screen } from './Screen.tsx';
import css from './track.css?inline';

export const element = kitElement({
  definition,
  screen: Screen,
  css,
  texts: [entryTexts],
  methods: () => import('./methods.ts'),
});

/** Resolves when the tag works. */
export const ready = defineElement(element);
