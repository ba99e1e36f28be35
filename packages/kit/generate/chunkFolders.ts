/**
 * Which chunk the modules of a folder belong to; the innermost folder decides. A single file is named where it is alone
 * in its chunk. A test of the build fails when an entry holds no module.
 */

const kit = (...paths: string[]) => paths.map((path) => `packages/kit/src/${path}`);
const client = (...paths: string[]) => paths.map((path) => `packages/client/src/${path}`);
const contract = (...paths: string[]) => paths.map((path) => `packages/contract/src/${path}`);
const libraries = (...names: string[]) => names.map((name) => `node_modules/${name}/`);

/** The texts of each language, in files by what a page shows together. Others are in `words`, `none` in no group. */
export const wordFolders = {
  none: kit('i18n/outside/', 'doctor/', 'rehearsal/'),
  /** Of its own, so that pages with goods do not pay for the card, nor those with the card for goods. */
  price: kit('elements/price/'),
  card: kit(
    'elements/start/',
    'elements/track/',
    'maps/address/',
    'elements/send/quote/',
    'elements/send/sizes/',
  ),
  sending: kit('elements/send/', 'elements/order-success/', 'maps/'),
  orders: kit(
    'elements/order/',
    'elements/orders/',
    'elements/order-notification/',
    'orders/sharing/',
    'orders/cancelling/',
    'orders/promise/',
    'orders/pickup/',
  ),
  message: kit('elements/track/check/strings/'),
  /** Of what a partner's page gives: values of an order, and who signs in. */
  given: kit('elements/send/prefill/strings/', 'orders/partner/strings/'),
  claims: kit(
    'orders/claims/strings/',
    'orders/changes/strings/',
    'orders/drafts/strings/',
    'orders/handover/strings/',
  ),
  /** Of a price: its days, its end and its pieces. */
  days: kit('orders/run/strings/', 'elements/send/holds/strings/', 'orders/pieces/strings/'),
  approvals: kit('orders/approvals/strings/'),
  search: kit('elements/orders/search/strings/'),
  sheet: kit('elements/order-sheet/strings/'),
  /** Of what others are told: by a board, and by mails. */
  told: kit('elements/arrivals/strings/', 'orders/watchers/strings/'),
  book: kit('elements/address-book/strings/', 'addressBook/strings/'),
  security: kit('elements/settings/signIns/', 'elements/settings/secondFactor/', 'elements/sign-in/code/'),
  account: kit(
    'i18n/accountErrors/',
    'elements/profile/',
    'elements/settings/',
    'elements/sign-in/',
    'elements/magic-link/',
    'elements/reset-password/',
    'elements/auth-callback/',
  ),
} as const satisfies Record<string, readonly string[]>;

/** In the order in which chunks take modules: what an earlier one imports, a later one does not hold. */
export const chunkFolders = {
  /** Part of a folder below, and in no chunk of its own. */
  none: [
    ...kit('styles/frame/', 'ui/alert-dialog/', 'bridge/methods/call.ts'),
    ...client('format/relativeTime.ts'),
  ],
  /** React, and the code that most elements need for their first view. */
  core: [
    ...libraries('react', 'react-dom', 'scheduler', '@r2wc', 'i18next', 'zustand', 'jwt-decode'),
    ...kit('bridge/', 'platform/', 'session/', 'styles/', 'toasts/', 'i18n/', 'capabilities/', 'maps/lazy/'),
    ...kit(
      'ui/button/',
      'ui/field/',
      'ui/help-phone/',
      'ui/icon/',
      'ui/notice/',
      'ui/skeleton/',
      'ui/spinner/',
    ),
    ...client('session/', 'storage/', 'format/', 'errors/apiError.ts', 'http/pause.ts'),
    ...contract('sharing.ts'),
  ],
  /** The form of a package ID: the card and the tracking page have it, the sending flow does not. */
  entry: kit('elements/track/entry/'),
  /** Code that runs only when something on a page is wrong or odd. */
  problems: kit(
    'platform/problems/',
    'platform/deprecations/sayDeprecated.ts',
    'loader/markup.ts',
    'loader/freeName.ts',
    'i18n/outsideTexts.ts',
    'i18n/outside/',
  ),
  /** Calls to the server and the following of an order: a card that is not in use needs none of it. */
  orders: [
    ...libraries('ky'),
    ...client('', 'live/live.ts', 'live/pageEvents.ts'),
    ...contract('pieces.ts', 'searchable.ts', 'paths.ts', 'segment.ts'),
    ...kit('api/calls/', 'orders/store/', 'orders/card/', 'orders/view/'),
    ...kit('ui/facts/', 'ui/places/', 'ui/route-line/', 'ui/status-icon/'),
  ],
  /** What the API offers, asked by most screens but the first, and the paths of what it offers. */
  offered: [...kit('capabilities/offered.ts'), ...client('api/capabilities.ts'), ...contract('latePaths.ts')],
  account: [
    ...client('api/accounts.ts', 'api/addressTokens.ts', 'api/mailChoices.ts'),
    ...kit(
      'api/account/',
      'i18n/accountErrorTexts.ts',
      'session/signingIn/',
      'ui/avatar/',
      'ui/countdown/',
      'ui/light-field/',
    ),
  ],
  socket: client('live/'),
  tracking: kit('elements/track/details/', 'orders/following/', 'orders/actions/OrderActions.tsx'),
  /** Loaded where a page has texts of its own. */
  ownTexts: kit('platform/ownTexts/'),
  /** Loaded when the tracking field is used. */
  check: kit('elements/track/check/'),
  addresses: kit(
    'elements/send/addresses/',
    'maps/address/',
    'elements/send/draft/',
    'elements/send/sizes/',
    'elements/send/prefill/Prefill.tsx',
    'elements/send/prefill/definition.ts',
    'elements/send/events/',
    'maps/places/',
    'addressBook/heldBook.ts',
    'addressBook/useAddressBook.ts',
    'addressBook/useSavedPlaces.ts',
    'elements/send/saved/lazySaved.tsx',
    'ui/tabs/',
  ),
  success: kit('elements/order-success/screen/', 'orders/view/usePickupArrival.ts', 'orders/view/vat.ts'),
  openMap: kit('maps/open/'),
  google: kit('maps/google/'),
  maps: kit('maps/', 'platform/bottomInset.ts'),
  /** The menus of the page's header, which no other element has. */
  menus: kit('ui/menu/'),
  /** With modules that are too small for a file of their own. */
  panels: kit('ui/', 'orders/actions/', 'consent/analytics/'),
  /** Loaded when an order is shared. */
  sharing: [...kit('orders/sharing/'), ...client('api/sharing.ts')],
  /** Loaded when others are to be told about an order. */
  watchers: [...kit('orders/watchers/'), ...client('api/watchers.ts')],
  /** Who is logged in, of screens that are one person's; the sending flow asks for it late. */
  gates: kit('orders/view/LoginNeeded.tsx', 'orders/view/PartnerGate.tsx', 'orders/view/AccountGate.tsx'),
  /** Loaded on the pages of a partner that signs people in. */
  partner: [...kit('api/partner/', 'orders/partner/'), ...client('api/partnerSessions.ts')],
  /** Of an order that waits for its driver. */
  pickup: kit('orders/pickup/'),
  /** Loaded with an order that has a map, or a promise that moved. */
  promise: kit('orders/promise/'),
  /** Loaded with an order that can be cancelled, or that could. */
  cancelling: [...kit('orders/cancelling/'), ...client('api/cancellation.ts')],
  /** Loaded by the settings if the API has these capabilities, and by a login that needs a code. */
  security: [
    ...kit('elements/settings/signIns/', 'elements/settings/secondFactor/', 'elements/sign-in/code/'),
    ...kit('api/secondFactor.ts'),
    ...client('api/signIns.ts', 'api/secondFactor.ts'),
  ],
  /** Fields that the steps of an order have, and a report about a delivery or the search for orders. */
  fields: kit('ui/number-field/', 'ui/select/'),
  /** Loaded when a customer looks for an order, and with the list that is saved or printed. */
  search: [...kit('elements/orders/search/'), ...client('api/orderSearch.ts'), ...contract('orderSearch.ts')],
  /** Drafts about an order, their pictures and their sending. */
  drafts: [...kit('orders/drafts/'), ...client('api/subject.ts')],
  /** Loaded with a delivery about which a problem can be reported, or has been. */
  claims: [...kit('orders/claims/'), ...client('api/claims.ts')],
  /** Loaded with an order whose delivery can be changed, or has been. */
  changes: [...kit('orders/changes/'), ...client('api/changes.ts')],
  /** Loaded with an order where the API has handovers, and with the last step of a new one. */
  handover: [...kit('orders/handover/', 'elements/send/handover/'), ...client('api/handovers.ts')],
  wizard: kit('elements/send/wizard/'),
  /** The price without a login, which goods and the sending flow have. */
  quotes: client('api/quotes.ts'),
  /** Loaded when a town is typed beside goods. */
  asking: kit('elements/price/asking/', 'elements/price/sending/'),
  /**
   * Loaded after a first use: the price in the card, and the steps of the wizard while the first one is filled in.
   * After the others, so that it holds nothing that they need as well.
   */
  steps: [
    ...kit('elements/send/quote/', 'elements/send/steps/', 'elements/send/ordering/'),
    ...client(
      'api/ordering.ts',
      'wire/pricePayload.ts',
      'wire/orderPayload.ts',
      'wire/wireLocation.ts',
      'wire/sentPieces.ts',
    ),
  ],
  /** Loaded with a price that has days or an end, and with an order that goes on an empty lorry. */
  days: kit('elements/send/days/', 'orders/run/', 'elements/send/holds/', 'i18n/untilText.ts'),
  approvals: [...kit('elements/send/approval/', 'orders/approvals/'), ...client('api/approvals.ts')],
  /** What a board shows, and the customer's boards. */
  boards: [
    ...kit('elements/arrivals/board/', 'elements/arrivals/manage/', 'elements/arrivals/link.ts'),
    ...kit('elements/arrivals/strings/'),
    ...client('api/boards.ts'),
  ],
  /** Loaded with the second step where the API takes several pieces, and with an order that has them. */
  pieces: kit('elements/send/pieces/', 'orders/pieces/'),
  /** Loaded where a page gives values for an order. */
  prefill: [...kit('elements/send/prefill/'), ...contract('reference.ts')],
  /** Loaded with what a customer has saved, if the API has an address book. After the steps, or what every order needs would be in here. */
  book: [...kit('addressBook/', 'elements/address-book/strings/'), ...client('api/addressBook.ts')],
  /** Where an order is filled in from it. */
  saved: kit('elements/send/saved/'),
  /** Loaded when a list is saved or a sheet is read. */
  sheets: kit('sheets/'),
  /**
   * Code that few orders need: for sending one again, looking for one, or logging in late. After the steps, or modules
   * that every order needs would be in here.
   */
  seldom: [
    ...kit('elements/send/earlier/', 'elements/send/signedOut/', 'elements/order-success/signedOut/'),
    ...client('wire/placedOrder.ts'),
  ],
  /** Loaded when a page calls a method. After all that methods use. */
  methods: [
    ...kit('bridge/methods/methodError.ts', 'bridge/methods/reset.ts'),
    ...kit('elements/start/methods.ts', 'elements/track/methods.ts', 'elements/send/methods.ts'),
    ...kit('elements/price/methods.ts', 'elements/order-notification/methods.ts'),
    ...kit('elements/user-menu/methods.ts', 'elements/language/methods.ts'),
  ],
  /** Loaded only on request of a page's author. */
  doctor: kit('doctor/', 'api/askApi.ts'),
} as const satisfies Record<string, readonly string[]>;

export type ChunkName = keyof typeof chunkFolders;
