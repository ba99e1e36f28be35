import type { ErrorCode } from '@freight/client';
import { isFields } from '@freight/client/fields';
import type { Dimensions, FuelType, Piece, PriceDate } from '@freight/contract';
import { isWhole, type Parcel } from '#elements/send/sizes/sizes.ts';
import type { Failure } from '#i18n/explain.ts';
import type { Location } from '#maps/places/places.ts';

/** What the wizard collects [WIZ-10] to [WIZ-14]. Weight in kg, dimensions in cm, price in SEK, distance in km, eta in hours. */
export interface DraftContents {
  pickupLocation: Location | null;
  dropoffLocation: Location | null;
  selectedVehicle: { type: string; fuelType: FuelType };
  packageDetails: {
    weight: number;
    dimensions: Dimensions;
    description: string;
    category: string;
    subcategory: string;
    specialInstructions: string;
  };
  /** How many pieces are like that, and pieces of other sizes, for an API that takes several. */
  count: number;
  otherPieces: OtherPiece[];
  /** `email` only where the host asks for it (OPEN-03). */
  recipientDetails: { name: string; phone: string; email: string };
  /** How it is handed over, for an API that offers that. */
  handover: string;
  /** The page's own name for the order; empty without one. */
  reference: string;
  /** The day on which it is fetched, `YYYY-MM-DD`; empty for as soon as possible. */
  date: string;
  /** Of that day. */
  pricing: Pricing;
}

/** `id` only tells them apart. */
export interface OtherPiece extends Piece {
  id: string;
}

export interface Pricing {
  estimatedPrice: number;
  distance: number;
  eta: number;
  routeId: string;
  appliedPreferences: string[];
}

/** The result of a price request and its inputs, so that the same price is not requested twice [PRICE-04]. */
export interface Priced {
  inputs: string;
  /** Why there is no price; empty when there is one. `missing` means incomplete package details. */
  failure: '' | 'failed' | 'missing';
  /** The kind of failure, and the server's own message. */
  code: ErrorCode;
  said: string;
  basePrice?: number;
  distanceCharge?: number;
  serviceCharge?: number;
  emissions?: { kgCo2e: number };
  /** SEK as soon as possible, and the days with prices of their own. */
  soonestPrice?: number;
  dates?: PriceDate[];
  /** Until when it holds, as ISO text, and SEK before it was renewed. */
  validUntil?: string;
  before?: number;
}

/** An order that has not been placed yet: the draft and its state. */
export interface OrderDraft {
  draft: DraftContents;
  /** 0 while the addresses are being chosen, then the wizard's step. */
  step: number;
  /** User id of the draft's owner; other users never see it. */
  customer: string;
  /** Names this order to the server, so that sending it twice creates it once. */
  idempotencyKey: string;
  priced: Priced | null;
  /** Origin of the API that has promised to recognise the order by its key; empty while none has. */
  promisedBy: string;
  /** What the host adds to the order, as JSON: a repeated order must contain the same. */
  additions: string;
  /** When the order was confirmed, as ISO text, while its outcome is unknown. */
  orderedAt: string;
  /** Fields that hold what a page has given, and fields that the person has changed since (`prefill/`). */
  given: string[];
  own: string[];
  /** The token of the link by which it came, and the name of who has sent it; empty for one's own. */
  approval: { token: string; by: string };
  /** The id of the link by which it waits for somebody else, its address and its end (ISO text); empty while it does not. */
  sentAway: { id: string; link: string; until: string };
  /** Two addresses are ready to be sent, but the visitor has to sign in first (OPEN-55). */
  awaitsSignIn: boolean;
}

/** The value of `Failure` fields without a failure. */
export const noFailure: Failure = { code: 'unknown', said: '' };

export const noPricing: Pricing = {
  estimatedPrice: 0,
  distance: 0,
  eta: 0,
  routeId: '',
  appliedPreferences: [],
};

const emptyDraft: DraftContents = {
  pickupLocation: null,
  dropoffLocation: null,
  selectedVehicle: { type: 'Standard Vehicle', fuelType: 'biogas' },
  packageDetails: {
    weight: 0,
    dimensions: { length: 0, width: 0, height: 0 },
    description: '',
    category: '',
    subcategory: '',
    specialInstructions: '',
  },
  count: 1,
  otherPieces: [],
  recipientDetails: { name: '', phone: '', email: '' },
  handover: 'none',
  reference: '',
  date: '',
  pricing: noPricing,
};

/** `crypto.randomUUID` does not exist on pages without TLS, where a partner may well try the kit. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export const newDraft = (): OrderDraft => ({
  draft: emptyDraft,
  step: 0,
  customer: '',
  idempotencyKey: newKey(),
  priced: null,
  promisedBy: '',
  additions: '',
  orderedAt: '',
  given: [],
  own: [],
  approval: { token: '', by: '' },
  sentAway: { id: '', link: '', until: '' },
  awaitsSignIn: false,
});

/** Keeps stored values that have the shape of the pattern, and uses the pattern's own for all others. */
function fitted<T>(pattern: T, stored: unknown): T {
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(stored) && stored.every((entry) => typeof entry === 'string') ? stored : pattern
    ) as T;
  }
  if (isFields(pattern)) {
    const fields = isFields(stored) ? stored : {};
    return Object.fromEntries(
      Object.entries(pattern).map(([name, part]) => [name, fitted(part, fields[name])]),
    ) as T;
  }
  const isFit = typeof stored === typeof pattern && (typeof stored !== 'number' || Number.isFinite(stored));
  return isFit ? (stored as T) : pattern;
}

const noLocation: Location = {
  address: '',
  lat: Number.NaN,
  lng: Number.NaN,
  street: '',
  postalCode: '',
  city: '',
  country: '',
  placeId: '',
};

export function fittedLocation(stored: unknown): Location | null {
  const location = fitted(noLocation, stored);
  return location.address && Number.isFinite(location.lat + location.lng) ? location : null;
}

/** The entered size of a parcel; undefined when it is incomplete. */
export function fittedParcel(stored: unknown): Parcel | undefined {
  const none = { weight: 0, dimensions: { length: 0, width: 0, height: 0 } };
  const parcel = fitted(none, stored);
  return isWhole(parcel) ? parcel : undefined;
}

const noPiece = { weight: 0, sides: { length: 0, width: 0, height: 0 }, count: 1, description: '' };

/** One more piece, of which nothing is known, or something. */
export const newPiece = (parts: Partial<Piece> = {}): OtherPiece => ({ ...noPiece, ...parts, id: newKey() });

const fittedPieces = (stored: unknown): OtherPiece[] =>
  Array.isArray(stored) ? stored.map((piece) => fitted(newPiece(), piece)) : [];

/** How many pieces there are of which size; a draft that an older kit on the page has begun has a single one. */
export const piecesIn = ({ count = 1, otherPieces = [] }: Partial<DraftContents>) => ({
  count,
  otherPieces,
  isSeveral: count > 1 || otherPieces.length > 0,
});

function fittedPriced(stored: unknown): Priced | null {
  if (!isFields(stored) || typeof stored['inputs'] !== 'string') return null;
  const { basePrice, distanceCharge, serviceCharge, soonestPrice, dates, validUntil, before } = stored;
  const kgCo2e = isFields(stored['emissions']) ? stored['emissions']['kgCo2e'] : undefined;
  const amount = (value: unknown) => (typeof value === 'number' ? value : undefined);
  return {
    ...fitted<Priced>({ inputs: '', failure: '', ...noFailure }, stored),
    basePrice: amount(basePrice),
    distanceCharge: amount(distanceCharge),
    serviceCharge: amount(serviceCharge),
    emissions: typeof kgCo2e === 'number' ? { kgCo2e } : undefined,
    soonestPrice: amount(soonestPrice),
    dates: Array.isArray(dates) && dates.every(isFields) ? (dates as unknown as PriceDate[]) : undefined,
    validUntil: typeof validUntil === 'string' ? validUntil : undefined,
    before: amount(before),
  };
}

/** Reads what an earlier page stored; parts that are damaged or unknown to this version are left empty. */
export function readDraft(json: string | null): OrderDraft {
  let stored: unknown;
  try {
    stored = JSON.parse(json ?? 'null');
  } catch {
    stored = null;
  }
  if (!isFields(stored)) return newDraft();
  const storedDraft = isFields(stored['draft']) ? stored['draft'] : {};
  const pickupLocation = fittedLocation(storedDraft['pickupLocation']);
  const dropoffLocation = fittedLocation(storedDraft['dropoffLocation']);
  const sending = fitted(newDraft(), { ...stored, priced: null });
  const isPlaced = pickupLocation !== null && dropoffLocation !== null;
  return {
    ...sending,
    step: isPlaced && [0, 1, 2, 3, 4, 5].includes(sending.step) ? sending.step : 0,
    draft: {
      ...sending.draft,
      pickupLocation,
      dropoffLocation,
      otherPieces: fittedPieces(storedDraft['otherPieces']),
    },
    priced: fittedPriced(stored['priced']),
  };
}
