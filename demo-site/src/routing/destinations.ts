import type { Configuration, Destination } from '@freight/kit';

/** Where each screen of the kit lives on this site; a name in braces is a placeholder for a value of the screen. */
export const destinations = {
  home: '/',
  tracking: '/tracking?orderId={orderId}',
  packageSending: '/package-sending',
  orderSuccess: '/order-success',
  orderDetails: '/order-details/{orderId}',
  myOrders: '/my-orders',
  addressBook: '/address-book',
  orderSheet: '/order-sheet',
  arrivals: '/arrivals',
  profile: '/profile',
  settings: '/settings',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  forgotPassword: '/forgot-password',
  emissions: '/emissions',
} as const satisfies Configuration['pages'] & Record<Destination, string>;

/** The address of a screen with its values filled in. */
export const addressOf = (to: Destination, params: Readonly<Record<string, string>>): string =>
  destinations[to].replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
