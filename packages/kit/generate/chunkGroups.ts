import { languages } from '@freight/contract';
import type { Rolldown } from 'vite';

type ChunkGroup = Rolldown.CodeSplittingGroup;

/** Modules in the loader and the light entry are copies of their own; they belong to no chunk. */
const isShared = (id: string) => !id.includes('?copy=');

const group = (name: string, ...places: RegExp[]): ChunkGroup => ({
  name,
  test: (id) => isShared(id) && places.some((place) => place.test(id)),
});

/** The words of each language, in files by what a page shows together; what stands nowhere here is said by all. */
const wordGroups: readonly (readonly [name: string, place: RegExp])[] = [
  ['card', /elements\/(start|track)\/|send\/(addresses|sizes|quote)\//],
  ['sending', /elements\/(send|order-success)\/|src\/maps\//],
  ['orders', /elements\/(order|orders|order-notification)\/|orders\/sharing\//],
  ['security', /elements\/(settings\/(signIns|secondFactor)|sign-in\/code)\//],
  ['account', /elements\/(profile|settings|sign-in|magic-link|reset-password|auth-callback)\//],
];

/**
 * What lies in one file together, the first that takes a module: few requests, and each page loads little that it does
 * not need. Whatever is named nowhere goes where it is used.
 */
export const chunkGroups: ChunkGroup[] = [
  {
    debugName: 'words',
    name(id) {
      const language = languages.find((one) => id.endsWith(`/${one}.ts`));
      if (!language || !isShared(id) || /\/(i18n\/outside|doctor)\//.test(id)) return null;
      const [name] = wordGroups.find(([, place]) => place.test(id)) ?? ['words'];
      return `${name}-${language}`;
    },
  },
  // React, and what most elements show at once.
  group(
    'core',
    /node_modules\/(react|react-dom|scheduler|@r2wc|i18next|zustand|jwt-decode)\//,
    /kit\/src\/(bridge|platform|session|styles|toasts)\/(?!frame\/|problems\/|signingIn\/|whenBack|bottomInset)/,
    /kit\/src\/i18n\/(?!outside)\w+\.ts$/,
    /kit\/src\/ui\/(button|field|help-phone|icon|notice|skeleton|spinner)\//,
    /kit\/src\/maps\/lazy\//,
    /packages\/client\/src\/(session|storage|format\/(?!relativeTime)|errors\/apiError)/,
    /packages\/contract\/src\/sharing/,
    /kit\/src\/capabilities\/capabilities/,
  ),
  // The form of a package ID: the card and the tracking page have it, the sending flow does not.
  group('entry', /kit\/src\/elements\/track\/entry\//),
  // What a page that is as it should be never needs.
  group('problems', /kit\/src\/(platform\/problems\/|loader\/markup|i18n\/outside)/),
  // What a page asks the server for, and how it follows an order: a card that nobody has used needs none of it.
  group(
    'orders',
    /node_modules\/ky\//,
    /packages\/client\/src\/(?!format\/relativeTime|api\/(accounts|addressTokens|mailChoices|ordering|pricePayload|quotes|capabilities|sharing|signIns|secondFactor|placedOrder)|live\/(?!live\.ts|api|pageEvents))/,
    /kit\/src\/api\/calls\//,
    /kit\/src\/orders\/(store|card|view)\//,
    /kit\/src\/ui\/(facts|places|route-line|status-icon)\//,
  ),
  group(
    'account',
    /packages\/client\/src\/api\/(accounts|addressTokens|mailChoices)/,
    /kit\/src\/api\/account\//,
    /kit\/src\/ui\/(avatar|countdown|light-field)\//,
    /kit\/src\/session\/signingIn\//,
  ),
  group('socket', /packages\/client\/src\/live\//),
  group('tracking', /elements\/track\/details\//, /kit\/src\/orders\/following\//),
  group(
    'addresses',
    /elements\/send\/(addresses|draft|sizes)\//,
    /ui\/tabs\/|platform\/whenBack|maps\/places\//,
  ),
  group('success', /elements\/order-success\/(OrderSuccess|successTexts)/),
  group('openMap', /maps\/open\//),
  group('google', /maps\/google\//),
  group('maps', /kit\/src\/(maps\/|platform\/bottomInset)/),
  // With what is too small for a file of its own.
  group(
    'panels',
    /kit\/src\/(ui\/(?!alert-dialog|number-field|select)|orders\/actions\/|consent\/analytics\/)/,
  ),
  // What nobody needs before an order is passed on.
  group('sharing', /kit\/src\/orders\/sharing\//, /(client|kit)\/src\/api\/sharing/),
  // What the settings of an API have that has these capabilities, and what a login asks that needs a code.
  group(
    'security',
    /elements\/(settings\/(signIns|secondFactor)|sign-in\/code)\//,
    /(client|kit)\/src\/api\/(signIns|secondFactor)/,
  ),
  group('wizard', /elements\/send\/wizard\//),
  // What comes after a first use: the price in the card, and the steps of the wizard while the first one is filled in.
  // After the others, so that it holds nothing that they need as well.
  group(
    'steps',
    /elements\/send\/(quote|steps|ordering)\//,
    /client\/src\/api\/(ordering|pricePayload|quotes|capabilities)/,
    /kit\/src\/(api\/quotes|capabilities\/offered|ui\/(number-field|select)\/)/,
  ),
  // What few orders need: one to be sent again, one to be looked for. After the steps, or what every order needs of the
  // same modules would lie here.
  group('seldom', /elements\/send\/earlier\//, /client\/src\/api\/placedOrder/),
  // What only whoever builds a page asks for.
  group('doctor', /kit\/src\/(doctor\/|api\/askApi)/),
];
