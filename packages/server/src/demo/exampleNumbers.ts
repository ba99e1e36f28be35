import type { Outcome } from '#dispatch/journey.ts';
import type { LiveRole } from './liveRoles.ts';

/** The demo's orders that keep their numbers, one for each way a parcel can go; `docs/test-numbers.md` lists them. */
export const exampleNumbers: Partial<Record<LiveRole | Outcome, string>> = {
  // The kit's field for a package ID shows it as an example, in every language.
  inTransit: 'FR7K-2M9P-QX4E',
  outForDelivery: 'FR7K-2M9P-QX53',
  late: 'FR7K-2M9P-QXAC',
  nobodyHome: 'FR7K-2M9P-QXB1',
  confirmed: 'FR7K-2M9P-QXCP',
  onHold: 'FR7K-2M9P-QXDB',
  delivered: 'FR7K-2M9P-QX6R',
  failed: 'FR7K-2M9P-QX7D',
  returned: 'FR7K-2M9P-QX82',
  cancelled: 'FR7K-2M9P-QX9Q',
};

/** A number that no order has. */
const unknownNumber = 'FR7K-NONE';

/** The facts of the capability `testData`: each number with the state that its order begins with. */
export const testData = () => ({
  numbers: [...Object.entries(exampleNumbers), ['unknown', unknownNumber]].map(([state, number]) => ({
    number,
    state,
  })),
});
