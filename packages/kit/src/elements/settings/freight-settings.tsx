import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { Settings } from './Settings.tsx';
import css from './settings.css?inline';
import { texts } from './settingsTexts.ts';

export const element = kitElement({
  definition,
  screen: Settings,
  css,
  texts: [texts],
  methods: () => import('#bridge/methods/reset.ts'),
});
export const ready = defineElement(element);
