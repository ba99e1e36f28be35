import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { provideErrorTexts } from '#i18n/errorTexts.ts';
import { withTexts } from '#i18n/texts.ts';
import { definition } from './definition.ts';
import { MagicLink } from './MagicLink.tsx';
import css from './magic-link.css?inline';

export const element = kitElement({
  definition,
  screen: MagicLink,
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
