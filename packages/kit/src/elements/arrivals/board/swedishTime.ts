import { deliveryZone, type Language } from '@freight/contract';
import { localeOf } from '#i18n/locale.ts';

/** The day where the goods are delivered, `YYYY-MM-DD`. */
export const swedishDay = (at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: deliveryZone }).format(at);

/** The time of day there. A screen in a hall may have any zone set. */
export const swedishTime = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', timeZone: deliveryZone }).format(at);
