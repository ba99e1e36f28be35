import { deliveryZone } from '@freight/contract';
import { changesOf } from './further.ts';
import {
  type Data,
  orderAt,
  price,
  rehearsedId,
  rehearsedNumber,
  rehearsedUser,
  route,
  trackingAt,
} from './order.ts';
import { partsOf } from './parts.ts';
import { directions } from './places.ts';
import type { Scene } from './scene.ts';

/** A call that a page makes to the API. */
export interface Call {
  readonly method: string;
  /** Of its address, without the query. */
  readonly path: string;
  readonly body?: unknown;
}

/** What is answered, as JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const refused = (status: number, message: string, code: string): Answer => ({
  status,
  body: { success: false, message, code },
});
const unknownNumber = () => refused(404, 'Package not found', 'packageNotFound');
const given = (data: unknown): Answer => ({ status: 200, body: { success: true, data } });
const done = (message = 'Rehearsed: nothing was sent.'): Answer => ({
  status: 200,
  body: { success: true, message },
});

const inBase64 = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');
/** Readable as a token, without a signature, and refused by every real API. */
const token = `${inBase64({ alg: 'none' })}.${inBase64({ id: rehearsedUser, exp: 4_102_444_800 })}.rehearsal`;
const signedIn: Answer = {
  status: 200,
  body: { success: true, message: 'OK', token, refreshToken: token },
};

const person = {
  _id: rehearsedUser,
  firstName: 'Anna',
  lastName: 'Exempel',
  email: 'anna@example.com',
  phoneNr: '+46 70 174 06 05',
  address: { street: 'Storgatan 12', city: 'Karlstad', postalcode: '652 24' },
  userProfileImageUrl: '',
  provider: 'email',
  verified: true,
};

const dayMs = 24 * 3_600_000;
/** `YYYY-MM-DD`. */
const tomorrowOf = ({ now = Date.now() }: Scene): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: deliveryZone }).format(now + dayMs);

const quote = {
  fromPrice: 1_049,
  fuelType: 'Biogas',
  distance: route.distanceInKm,
  durationMinutes: route.hours * 60,
  prices: [
    { fuelType: 'Biogas', fromPrice: 1_049 },
    { fuelType: 'Diesel', fromPrice: 1_099 },
    { fuelType: 'El', fromPrice: 1_149 },
    { fuelType: 'El-hybrid', fromPrice: 1_129 },
  ],
};
const priced = {
  estimatedPrice: price,
  distance: route.distanceInKm,
  routeId: 'rehearsed-route',
  appliedPreferences: [],
  basePrice: 149,
  distanceCharge: 910.2,
  serviceCharge: 175.3,
};
const capabilities = Object.fromEntries(
  ['quotes', 'emissions', 'promises', 'cancellation', 'changes', 'references'].map((name) => [
    name,
    { version: 1 },
  ]),
);

/** What cancelling costs; by POST the order counts as cancelled. */
function cancellation(scene: Scene, { method }: Call): Answer {
  const { status } = partsOf(scene);
  const closed = { isOpen: false, fee: 0 };
  if (method === 'POST') return given({ ...closed, refund: price, reason: 'cancelled' });
  if (['pending', 'confirmed', 'awaitingPickup'].includes(status))
    return given({ isOpen: true, fee: 0, refund: price });
  return given({ ...closed, refund: 0, reason: status === 'cancelled' ? 'cancelled' : 'pickedUp' });
}

/** The rehearsed order, and one that arrived a week ago. */
const list = (scene: Scene): Answer => ({
  status: 200,
  body: {
    success: true,
    data: [
      orderAt(scene),
      orderAt({ moment: 'a week later', now: scene.now }, 'FR7K-EARLIER', '65f0c0ffee0000000000bee0'),
    ],
    pagination: { totalPages: 1, totalItems: 2 },
  },
});

const changes = (scene: Scene): Data => {
  const now = scene.now ?? Date.now();
  return changesOf((count) => new Date(now + count * 60_000).toISOString(), []);
};

const last = (path: string) => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));

type Row = readonly [call: RegExp, answer: (scene: Scene, call: Call) => Answer];

/** By method and path; the first row that fits answers. */
const rows: readonly Row[] = [
  [/^GET .*\/transport\/tracking\//, (scene, { path }) => given(trackingAt(scene, last(path)))],
  [/^GET .*\/transport\/validate\//, (_, { path }) => given({ orderId: last(path), valid: true })],
  [/^POST .*\/shared$/, (scene) => given(trackingAt(scene))],
  [/^GET .*\/capabilities$/, () => given(capabilities)],
  [/ .*\/transport\/[^/]+\/cancellation$/, cancellation],
  [/^GET .*\/transport(\/user\/[^/]+)?$/, list],
  [
    /^POST .*\/transport\/create-from-route\//,
    ({ now }) => given({ transport: orderAt({ moment: 'booked', now }) }),
  ],
  [
    /^GET .*\/transport\/[^/]+$/,
    (scene, { path }) =>
      given(last(path) === rehearsedId ? orderAt(scene) : orderAt(scene, last(path) || rehearsedNumber)),
  ],
  [/^GET .*\/route\/direction-api$/, () => ({ status: 200, body: directions })],
  [/^POST .*\/route\/quote$/, (scene) => given({ ...quote, deliveryDay: tomorrowOf(scene) })],
  [/^POST .*\/route\/calculate-price$/, () => given(priced)],
  [/ .*\/changes\/read$/, (scene) => given(changes(scene)['/api/v1/changes/read'])],
  [/ .*\/changes\/quote$/, (scene) => given(changes(scene)['/api/v1/changes/quote'])],
  [
    /^POST .*\/(user\/(login|refresh-token|verify-email|social-result)|partner-sessions\/token)$/,
    () => signedIn,
  ],
  [
    / .*\/user\/profile$/,
    (_, { body }) => ({ status: 200, body: { success: true, data: { ...person, ...(body as object) } } }),
  ],
  [/^POST .*\/(user\/(register|logout)|auth\/[\w-]+)$/, () => done()],
];

/** What the API would answer to a call in this state; 404 for a call that has nothing to do with a delivery. */
export function answerTo(call: Call, scene: Scene): Answer {
  const isByNumber = /\/(tracking|validate)\/|\/shared$/.test(call.path);
  if (scene.connection === 'unknown number' && isByNumber) return unknownNumber();
  const name = `${call.method.toUpperCase()} ${call.path}`;
  const found = rows.find(([pattern]) => pattern.test(name));
  return found?.[1](scene, call) ?? refused(404, 'Not part of the rehearsal', 'notFound');
}
