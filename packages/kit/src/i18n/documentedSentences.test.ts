import { expect, test } from 'vitest';

/**
 * Every sentence of the documents that a person reads, at the key where its screen reads it. Those that the client
 * throws are in its own tests.
 */
const catalogues = import.meta.glob<{ default: Record<string, string> }>(
  ['/src/**/strings/en.ts', '/src/i18n/*/en.ts'],
  { eager: true },
);
/** What the screens are made of, to see that a key is used. */
const sources = Object.entries(
  import.meta.glob<string>(['/src/**/*.ts', '/src/**/*.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([file]) => !/\.test\.tsx?$|\/(sv|en|de)\.ts$|\/testing\//.test(file));

const element = (name: string, folder = 'strings') => `/src/elements/${name}/${folder}/en.ts`;
const own = (name: string) => `/src/i18n/${name}/en.ts`;
const maps = '/src/maps/strings/en.ts';
const addresses = '/src/maps/address/strings/en.ts';

const sentences: [sentence: string, file: string, key: string][] = [
  ['Access Denied: Please log in to access settings', element('settings'), 'denied.title'],
  ['Account active', element('settings'), 'account.active'],
  ['Change password', element('settings'), 'security.change'],
  ['Email account', element('settings'), 'provider.email'],
  ['Failed to change password', element('settings'), 'password.failed'],
  ['Failed to load user data', element('settings'), 'load.failed'],
  ['New passwords do not match', element('settings'), 'password.differ'],
  ['Password changed successfully', element('settings'), 'password.changed'],
  ['Password must be at least {length} characters long', element('settings'), 'password.tooShort'],
  ['Pending verification', element('settings'), 'status.pending'],
  ['Set password', element('settings'), 'security.set'],
  ['Verified', element('settings'), 'status.verified'],
  ['Active order', element('order-notification'), 'title.active'],
  ['Driver assigned', element('order-notification'), 'status.driverAssigned'],
  ['Order update', element('order-notification'), 'title.update'],
  ['Unknown destination', element('order-notification'), 'dropoff.unknown'],
  ['Unknown pickup', element('order-notification'), 'pickup.unknown'],
  ['Processing', own('statuses'), 'label.unknown'],
  ['An account with this email already exists', element('sign-in'), 'signUp.exists'],
  ['Failed to create account. Please try again.', element('sign-in'), 'signUp.failed'],
  ['Invalid email or password', element('sign-in'), 'login.invalid'],
  ['Login failed. Please try again.', element('sign-in'), 'login.failed'],
  ['Please verify your email address', element('sign-in'), 'signUp.verify'],
  ['Registration is only available via email', element('sign-in'), 'signUp.emailOnly'],
  ['An unexpected error occurred during authentication.', element('auth-callback'), 'outcome.unexpected'],
  ['Authentication failed - missing credentials.', element('auth-callback'), 'outcome.missing'],
  ['Authentication failed: {error}', element('auth-callback'), 'outcome.refused'],
  ['Failed to fetch user profile.', element('auth-callback'), 'outcome.profile'],
  ['Login successful!', element('auth-callback'), 'outcome.success'],
  ['Email verification failed.', element('magic-link'), 'outcome.unknown'],
  ['Email verified successfully!', element('magic-link'), 'outcome.verified'],
  ['Invalid verification link.', element('magic-link'), 'outcome.invalid'],
  ['Connecting...', element('order-success', 'screen/strings'), 'live.connecting'],
  ['Live tracking active', element('order-success', 'screen/strings'), 'live.connected'],
  ['Could not fetch orders.', element('orders'), 'error.failed'],
  ['No active orders.', element('orders'), 'empty.active'],
  ['No delivered orders.', element('orders'), 'empty.delivered'],
  ['No valid login token found.', element('orders'), 'login.noToken'],
  ['Showing {a}–{b} of {n} orders', element('orders'), 'showing'],
  ['Standard transport', element('orders'), 'card.company'],
  ['Transport ID is required', element('order'), 'error.idRequired'],
  ['You must log in to view order details.', element('order'), 'login.needed'],
  ['Failed to remove image. Please try again.', element('profile'), 'photo.removeFailed'],
  ['File size must be less than 2MB', element('profile'), 'photo.tooLarge'],
  ['Not provided', element('profile'), 'notProvided'],
  ['Please select a valid image file', element('profile'), 'photo.notAnImage'],
  ['Error tracking package. Please try again.', element('track', 'entry/strings'), 'error.failed'],
  ['Package not found', element('track', 'entry/strings'), 'error.notFound'],
  ['Please enter a package ID', element('track', 'entry/strings'), 'error.idMissing'],
  ['Invalid tracking data received', element('track', 'details/strings'), 'error.invalid'],
  ['Order ID is required', element('track', 'details/strings'), 'error.idRequired'],
  ['Address not specified', addresses, 'address.unspecified'],
  ['Minimum distance is 10 KM. Current distance is {distance} KM.', addresses, 'error.minimumDistance'],
  ['Please enter both pickup and dropoff locations', addresses, 'error.enterBoth'],
  ['Failed to save data. Please try again.', element('send'), 'saveFailed'],
  ['Failed to submit order. Please try again.', element('send'), 'orderSubmissionFailed'],
  ['Missing required package information', element('send'), 'missingPackageInfo'],
  ['Route ID is missing. Please recalculate the price.', element('send'), 'routeIdMissing'],
  ['Showing estimated pricing', element('send'), 'price.estimated'],
  ['Standard vehicle', element('send'), 'vehicle.standard'],
  ['Step {step} of 5', element('send'), 'wizard.stepOf'],
  ['Error loading map.', maps, 'map.failed'],
  ['Failed to load directions', maps, 'route.failed'],
  ['No address found at this location.', maps, 'picker.nothing'],
  ['Please click on a valid address.', maps, 'picker.invalid'],
  ['Logged out successfully!', own('common'), 'session.signedOut'],
  ['Session expired, please log in again.', own('common'), 'session.expired'],
  ['Network error. Please check your connection and try again.', own('common'), 'error.network'],
];

test.each(sentences)('%j is in its catalogue, and the source uses it [ERR-01]', (sentence, file, key) => {
  expect(catalogues[file]?.default[key]).toBe(sentence);
  const prefix = key.slice(0, key.lastIndexOf('.') + 1);
  const last = key.slice(prefix.length);
  // A key is named, or put together from one of its parts and a state.
  const uses = sources.filter(
    ([, source]) =>
      source.includes(`'${key}'`) ||
      source.includes(`.${key}`) ||
      source.includes(`}.${last}\``) ||
      (prefix !== '' && source.includes(`\`${prefix}\${`)),
  );
  expect(uses.map(([name]) => name)).not.toEqual([]);
});

/** Shown by code, so the catalogue of failures has them all. */
const byCode: [code: string, sentence: string][] = [
  ['dropoffRequired', 'Dropoff location with address and coordinates is required'],
  ['pickupRequired', 'Pickup location with address and coordinates is required'],
  ['weightRequired', 'Valid weight is required'],
  ['volumeRequired', 'Valid volume is required'],
  ['dimensionsRequired', 'Valid package dimensions are required'],
  ['receiverRequired', 'Receiver contact information is required'],
  ['priceCalculationFailed', 'Price calculation failed'],
  ['failedToCalculatePrice', 'Failed to calculate price'],
  ['trackingNotFound', 'Tracking data not found'],
  ['trackingValidationFailed', 'Tracking validation failed'],
  ['serverFailure', 'Something went wrong on the server'],
];

test.each(byCode)('the failure %s has the documented sentence word for word [ERR-01]', (code, sentence) => {
  expect(catalogues[own('errors')]?.default[code]).toBe(sentence);
});
