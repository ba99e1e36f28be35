/** Tests that check a criterion of WCAG 2.2 AA, for the reports of the tags. */

export interface Proof {
  file: string;
  /** The beginning of the test's title, as it is in the file. */
  test: string;
  /** Names of tags without `freight-`; without them, every tag. */
  tags?: readonly string[];
}

const screens = 'e2e/product/accessibility.spec.ts';
const barriers = 'e2e/product/barriers.spec.ts';
const badInput = 'e2e/product/badInput.spec.ts';
const everyTag = 'packages/kit/src/testing/styleLaws.ts';
const elements = 'packages/kit/src/elements';
const language = `${elements}/language/language.test.tsx`;
const toasts = `${elements}/toasts/toasts.test.tsx`;
const modal = 'packages/kit/src/ui/dialog/useModal.test.tsx';
const mapTrouble = `${elements}/send/addresses/mapTrouble.test.tsx`;

export const proofs: Readonly<Record<string, Proof>> = {
  axe: { file: everyTag, test: 'has no accessibility findings' },
  narrow: { file: everyTag, test: 'fits into 280 px without sideways scroll' },
  publicScreens: {
    file: screens,
    test: 'the public screens have no barrier and do not scroll sideways',
    tags: ['start', 'track', 'magic-link'],
  },
  signInScreens: {
    file: screens,
    test: 'the sign-in dialogs have no barrier and do not scroll sideways',
    tags: ['sign-in'],
  },
  sendScreens: {
    file: screens,
    test: 'the sending screens have no barrier and do not scroll sideways',
    tags: ['send', 'order-success', 'order-notification'],
  },
  keyboard: {
    file: screens,
    test: 'the main job can be done by keyboard alone',
    tags: ['start', 'send', 'sign-in'],
  },
  menuKeys: {
    file: `${elements}/user-menu/user-menu.test.tsx`,
    test: 'walks through its entries by keyboard',
    tags: ['user-menu'],
  },
  languageKeys: { file: language, test: 'opens by keyboard at the language in force', tags: ['language'] },
  languageEscape: {
    file: language,
    test: 'closes by Escape and gives the focus back',
    tags: ['language'],
  },
  languageTab: { file: language, test: 'closes when Tab leaves it', tags: ['language'] },
  ownLanguages: {
    file: language,
    test: 'offers SV, EN and DE, each named in its own language',
    tags: ['language'],
  },
  toastKeys: { file: toasts, test: 'closes a message by keyboard', tags: ['toasts'] },
  toastTime: {
    file: toasts,
    test: 'keeps a message for the focus although the pointer leaves',
    tags: ['toasts'],
  },
  toastOnce: { file: toasts, test: 'lets a screen reader say each message once', tags: ['toasts'] },
  cardTime: {
    file: `${elements}/order-notification/folding.test.tsx`,
    test: 'stays for the focus although the pointer leaves',
    tags: ['order-notification'],
  },
  cardAnnounces: {
    file: `${elements}/order-notification/order-notification.test.tsx`,
    test: 'shows live changes in the language of the page',
    tags: ['order-notification'],
  },
  trackAnnounces: {
    file: `${elements}/track/details/live.test.tsx`,
    test: 'shows every change live to a signed-out visitor, and announces it',
    tags: ['track'],
  },
  priceAnnounces: {
    file: `${elements}/send/quote/quote.test.tsx`,
    test: 'the price, what it still needs and each new price are announced',
    tags: ['start'],
  },
  changeAnnounces: {
    file: `${elements}/order/changesLive.test.tsx`,
    test: 'shows the answer to a change live, and announces it once',
    tags: ['order'],
  },
  consentAnnounces: {
    file: `${elements}/consent/consent.test.tsx`,
    test: 'appears politely: it is announced',
    tags: ['consent'],
  },
  consentMoves: {
    file: `${elements}/consent/consent.test.tsx`,
    test: 'shows all three choices in a window of 320 px, and gives way to what has the focus',
    tags: ['consent'],
  },
  dialogFocus: { file: modal, test: 'keeps the focus in a dialog', tags: ['sign-in', 'send'] },
  dialogReturn: {
    file: modal,
    test: 'gives the focus back when an open dialog leaves',
    tags: ['sign-in', 'send'],
  },
  mapTab: {
    file: 'packages/kit/src/maps/order/OrderMap.test.tsx',
    test: 'never holds the keyboard',
    tags: ['track', 'order'],
  },
  mapKeys: { file: mapTrouble, test: 'picks both addresses by keys alone', tags: ['send', 'start'] },
  mapZoom: { file: mapTrouble, test: 'zooms by its buttons', tags: ['send', 'start'] },
  stepFocus: {
    file: `${elements}/send/wizard/Wizard.test.tsx`,
    test: 'scrolls its own top into view and moves the focus',
    tags: ['send'],
  },
  stepErrors: {
    file: badInput,
    test: 'each step of the wizard names every field that is wrong',
    tags: ['send'],
  },
  trackErrors: { file: badInput, test: 'reports a missing or unknown package id', tags: ['track', 'start'] },
  signUpErrors: {
    file: `${elements}/sign-in/signUp.test.tsx`,
    test: 'shows that the address is invalid',
    tags: ['sign-in'],
  },
  summary: {
    file: `${elements}/send/steps/ConfirmStep.test.tsx`,
    test: 'sums up route, vehicle, package and recipient',
    tags: ['send'],
  },
  keepsTyped: {
    file: badInput,
    test: 'reports a session that ends in the wizard once, and keeps everything typed',
    tags: ['send'],
  },
  passwordManagers: {
    file: `${elements}/sign-in/login.test.tsx`,
    test: 'is a real form in the page that password managers find',
    tags: ['sign-in'],
  },
  suggestions: {
    file: `${elements}/send/addresses/AddressForm.test.tsx`,
    test: 'offers suggestions for the pickup while typing',
    tags: ['send', 'start'],
  },
  zoomedIn: { file: barriers, test: 'at 400 % a package is still found', tags: ['track'] },
  forcedColours: { file: barriers, test: 'in forced colours the focus has its ring', tags: ['start'] },
  targets: { file: barriers, test: 'every control is at least 24 px large', tags: ['start', 'track'] },
  motion: { file: barriers, test: 'who asks for less motion sees none', tags: ['magic-link', 'toasts'] },
  once: { file: barriers, test: 'a message that outlives its page is read once', tags: ['toasts'] },
  statusOnce: {
    file: 'e2e/embedding/announcedOnce.spec.ts',
    test: 'a status that many elements show is put into one live region, once',
    tags: ['track', 'order', 'orders', 'order-notification', 'toasts', 'price'],
  },
  names: { file: barriers, test: 'the tracking screen names its parts', tags: ['track'] },
};
