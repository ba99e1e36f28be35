import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { provideErrorTexts } from '#i18n/errorTexts.ts';
import { withTexts } from '#i18n/texts.ts';
import { definition } from './definition.ts';
import { Profile } from './Profile.tsx';
import css from './profile.css?inline';

export const element = kitElement({
  definition,
  screen: Profile,
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
