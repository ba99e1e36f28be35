/** Numbers that client and server must agree on (A§9, B§9). Lengths in km, sizes in bytes, times as named. */
export const limits = {
  /** Shortest transport, great-circle, in km; exactly this is allowed [SENDCARD-13]. */
  minimumDistanceKm: 10,
  earthRadiusKm: 6371,
  /** Heaviest piece, in kg. */
  heaviestPiece: 100_000,
  /** Longest side of a piece, in cm: longer than any lorry. */
  longestSide: 10_000,
  /** Largest piece, in m³. */
  largestPiece: 1_000,
  /** Shortest password of every form that sets one [PWD-03]. */
  passwordLength: 8,
  /** Orders per page of the list [LIST-24]. */
  listPageSize: 20,
  /** Largest profile image [PROFILE-14]. */
  profileImageBytes: 2 * 1024 * 1024,
} as const;

/** Longest texts of a profile, in characters; the server refuses longer ones. */
export const profileLengths = {
  firstName: 100,
  lastName: 100,
  phone: 40,
  street: 200,
  city: 100,
  postalcode: 20,
} as const;

/** A user id is 24 hexadecimal characters [LIST-28]. */
export const userIdPattern = /^[0-9a-f]{24}$/i;

/** What the documented client sends for a place whose city or postal code it does not know [ORDER-23] [ORDER-24]. */
export const placeDefaults = { city: 'Stockholm', postalCode: '111 20' } as const;

/** Where the language is kept; a constant of its own, because the code that needs it first needs no other key. */
export const languageKey = 'language';

/** The keys of local storage; the first five names are given [CONST-02], the last four are ours (OPEN-39). */
export const storageKeys = {
  token: 'authToken',
  notification: 'activeOrderNotification',
  notificationMinimized: 'orderNotificationMinimized',
  language: languageKey,
  consent: 'cookie_consent',
  user: 'user',
  refreshToken: 'refreshToken',
  tokenExpiry: 'tokenExpiry',
  browserKey: 'freightBrowser',
} as const;

/** Languages of the interface; the first is the default, `en` the fallback [LANG-01] [LANG-05] [LANG-06]. */
export const languages = ['sv', 'en', 'de'] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = 'en';

/**
 * Locales for `Intl`. The service is Swedish and drives in Europe: without a region English would have American
 * dates, and Swedish ones those of the browser's region.
 */
export const locales: Readonly<Record<Language, string>> = { sv: 'sv-SE', en: 'en-GB', de: 'de-DE' };

/** The time zone of every time of a delivery, independent of the reader's own. */
export const deliveryZone = 'Europe/Stockholm';
