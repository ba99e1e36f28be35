import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { withTexts } from '#i18n/texts.ts';
import { definition } from './definition.ts';
import { provideDetailsTexts } from './detailsTexts.ts';
import { entryTexts } from './entryTexts.ts';
import { Screen } from './Screen.tsx';
import css from './track.css?inline';

export const element = kitElement({
  definition,
  screen: Screen,
  css,
  texts: withTexts(entryTexts, provideDetailsTexts),
});

/** Resolves when the tag works. */
export const ready = defineElement(element);
