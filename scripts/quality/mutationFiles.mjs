/** Which files `npm run quality mutation` changes, and which tests judge the changes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/run/install.mjs';
import { findPureFiles } from './pureFiles.mjs';

/** Changed although the rule for pure files excludes them, with their impure parts. */
export const also = {
  'packages/client/src/storage/storage.ts': 'the storage of the browser, given as an argument in its tests',
  'packages/kit/src/elements/orders/months.ts': 'the configured language, through the formats',
  'packages/kit/src/elements/send/quote/quoteFacts.ts': 'the configured language, through the formats',
  'packages/kit/src/i18n/deliveryTime.ts': 'the configured language, through its locale',
  'packages/kit/src/i18n/formats.ts': 'the configured language, through its locale',
  'packages/kit/src/i18n/locale.ts': 'the configured language, in one line',
  'packages/kit/src/maps/order/routeFigures.ts': 'the configured language, through the formats',
  'packages/kit/src/orders/promise/words.ts': 'the configured language, through the formats',
  'packages/server/src/orderFacts/invoiceFacts.ts': 'order numbers, whose making takes chance',
  'packages/server/src/orderFacts/orderNumber.ts': 'chance, in one line',
  'packages/server/src/orders/orderView.ts': 'order numbers, whose making takes chance',
  'packages/server/src/orders/trackingView.ts': 'the map of towns, which is cached',
  'packages/server/src/pricing/quotes.ts': 'the database, in two functions',
  'packages/server/src/sharing/sharedView.ts': 'the map of towns, which is cached',
};

/** Pure but not changed, with the reason. */
export const exceptions = {
  'demo-site/src/content/drawings.ts': 'a table of sizes; a test in a browser compares it with the pictures',
  'packages/kit/src/i18n/outsideTexts.ts':
    'its catalogues come by `import.meta.glob`, which Node does not have',
  'packages/server/src/demo/demoPlan.ts': 'the sample data of a demo',
  'packages/server/src/http/tokens/partnerCalls.ts': 'a list of calls; tests with a server make each of them',
  'packages/sample-services/src/issuer/signInPages.ts': "a page of the demo's own sign-in provider",
  'packages/server/src/mail/mailboxPages.ts': "the page of the demo's mailbox",
  'packages/server/src/social/windowPage.ts':
    'a page whose script and style only work in a browser; tests there press its buttons',
};

/**
 * Quick although the rule leaves them out: they read sources or the settings of a process, wait for shipped data, use a
 * clock of their own or measure time, or use builders beside which requests are made.
 */
const alsoQuick = [
  'packages/client/src/errors/apiError.test.ts',
  'packages/client/src/errors/documentedMessages.test.ts',
  'packages/client/src/storage/storage.test.ts',
  'packages/kit/src/elements/orders/months.test.ts',
  'packages/kit/src/elements/send/steps/checks.test.ts',
  'packages/kit/src/elements/track/check/readMessage.test.ts',
  'packages/kit/src/i18n/formats.test.ts',
  'packages/kit/src/maps/order/routeFigures.test.ts',
  'packages/kit/src/orders/promise/words.test.ts',
  'packages/kit/src/rehearsal/states/states.test.ts',
  'packages/kit/src/ui/words.test.ts',
  'packages/sample-services/src/geo/maps/mapFile.test.ts',
  'packages/sample-services/src/geo/roads/directions.test.ts',
  'packages/sample-services/src/geo/roads/roads.test.ts',
  'packages/sample-services/src/geo/roads/route.test.ts',
  'packages/sample-services/src/geo/search/photon.test.ts',
  'packages/sample-services/src/geo/search/reverse.test.ts',
  'packages/sample-services/src/geo/search/search.test.ts',
  'packages/sample-services/src/geo/search/townCentre.test.ts',
  'packages/server/src/config/config.test.ts',
  'packages/server/src/demo/exampleNumbers.test.ts',
  'packages/server/src/dispatch/arrivalWindow.test.ts',
  'packages/server/src/dispatch/failedAttempt.test.ts',
  'packages/server/src/dispatch/promises.test.ts',
  'packages/server/src/http/errorAnswers.test.ts',
  'packages/server/src/http/isCall.test.ts',
  'packages/server/src/orders/createRequest.test.ts',
  'packages/server/src/orderFacts/invoiceFacts.test.ts',
  'packages/server/src/orderFacts/orderNumber.test.ts',
  'packages/server/src/orderFacts/publicText.test.ts',
  'packages/server/src/orders/publicViews.test.ts',
  'packages/server/src/pricing/storedPrice.test.ts',
];

const linesOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;

/**
 * The files to change: every pure file with a function in it. Tables and catalogues of texts without one hold numbers
 * and words, which Stryker does not change or which anybody may word otherwise.
 * @returns {{mutate: string[], tests: string[], mutatedLines: number, lines: number}}
 */
export function chooseFiles() {
  const { pure, tests, lines } = findPureFiles();
  const calculating = pure.filter(({ calculates }) => calculates).map(({ file }) => file);
  const mutate = [...calculating.filter((file) => !(file in exceptions)), ...Object.keys(also)];
  return {
    mutate,
    tests: [...new Set([...tests, ...alsoQuick])],
    mutatedLines: mutate.reduce((sum, file) => sum + linesOf(file), 0),
    lines,
  };
}

/** Tests that need no server, no browser and no other process. */
export const quickTests = () => chooseFiles().tests;
