import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { providePackageTexts } from '#i18n/packageTexts.ts';
import { provideStatusTexts } from '#i18n/statusTexts.ts';
import { withTexts } from '#i18n/texts.ts';
import { definition } from './definition.ts';
import { OrderNotification } from './OrderNotification.tsx';
import css from './order-notification.css?inline';

const own = {
  sv: () => import('./strings/sv.ts'),
  en: () => import('./strings/en.ts'),
  de: () => import('./strings/de.ts'),
};

export const element = kitElement({
  definition,
  screen: OrderNotification,
  css,
  texts: withTexts(own, provideStatusTexts, providePackageTexts),
});
export const ready = defineElement(element);
