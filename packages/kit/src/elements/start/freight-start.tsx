import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { provideAddressTexts } from '#elements/send/addressTexts.ts';
import { provideEntryTexts } from '#elements/track/entryTexts.ts';
import { withTexts } from '#i18n/texts.ts';
import { definition } from './definition.ts';
import { Screen } from './Screen.tsx';
import css from './start.css?inline';
import type { strings } from './strings/en.ts';

export const element = kitElement({
  definition,
  screen: Screen,
  css,
  texts: withTexts<typeof strings>(
    {
      sv: () => import('./strings/sv.ts'),
      en: () => import('./strings/en.ts'),
      de: () => import('./strings/de.ts'),
    },
    provideEntryTexts,
    provideAddressTexts,
  ),
});

/** Resolves when the tag works. */
export const ready = defineElement(element);
