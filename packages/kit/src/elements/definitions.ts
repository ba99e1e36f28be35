import type { ElementDefinition } from '#bridge/definition.ts';
import { definition as addressBook } from '#elements/address-book/definition.ts';
import { definition as arrivals } from '#elements/arrivals/definition.ts';
import { definition as authCallback } from '#elements/auth-callback/definition.ts';
import { definition as consent } from '#elements/consent/definition.ts';
import { definition as language } from '#elements/language/definition.ts';
import { definition as magicLink } from '#elements/magic-link/definition.ts';
import { definition as order } from '#elements/order/definition.ts';
import { definition as orderNotification } from '#elements/order-notification/definition.ts';
import { definition as orderSheet } from '#elements/order-sheet/definition.ts';
import { definition as orderSuccess } from '#elements/order-success/definition.ts';
import { definition as orders } from '#elements/orders/definition.ts';
import { definition as price } from '#elements/price/definition.ts';
import { definition as profile } from '#elements/profile/definition.ts';
import { definition as resetPassword } from '#elements/reset-password/definition.ts';
import { definition as send } from '#elements/send/definition.ts';
import { definition as settings } from '#elements/settings/definition.ts';
import { definition as signIn } from '#elements/sign-in/definition.ts';
import { definition as start } from '#elements/start/definition.ts';
import { definition as toasts } from '#elements/toasts/definition.ts';
import { definition as track } from '#elements/track/definition.ts';
import { definition as userMenu } from '#elements/user-menu/definition.ts';

/** Every tag of the kit; from this table come the manifest, the typings and the reference. */
export const definitions: readonly ElementDefinition[] = [
  start,
  track,
  send,
  price,
  orderSuccess,
  orderNotification,
  orders,
  order,
  orderSheet,
  arrivals,
  signIn,
  magicLink,
  authCallback,
  resetPassword,
  addressBook,
  profile,
  settings,
  userMenu,
  language,
  consent,
  toasts,
];
