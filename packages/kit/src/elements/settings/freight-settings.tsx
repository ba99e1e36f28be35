import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { provideErrorTexts } from '#i18n/errorTexts.ts';
import { withTexts } from '#i18n/texts.ts';
import { definition } from './definition.ts';
import { Settings } from './Settings.tsx';
import css from './settings.css?inline';

export const element = kitElement({
  definition,
  screen: Settings,
  css,
  texts: withTexts(
    {
      sv: () => import('./strings/sv.ts'),
      en: () => import('./strings/en.ts'),
      de: () => import('./strings/de.ts'),
    },
    provideErrorTexts,
  ),
});
export const ready = defineElement(element);
