import { ApiError, createQuotes } from '@freight/client';
import { greatCircleKm } from '@freight/client/format';
import { limits, type Quote } from '@freight/contract';
import { pageApi } from '#api/calls/pageApi.ts';
import type { Parcel } from '#elements/send/sizes/sizes.ts';
import type { Location } from '#maps/places/places.ts';
import { shared } from '#platform/registry.ts';
import { type Measures, parcelOf } from './parcel.ts';
import { placeOfGoods } from './places.ts';
import { inTurn } from './turns.ts';

export interface Goods extends Measures {
  pickup: string | undefined;
}

/** Two ends and a parcel, as the sending flow begins with them. */
export interface Way {
  pickup: Location;
  dropoff: Location;
  parcel: Parcel;
}

/** A price, or why there will never be one. */
export type Answer =
  | { kind: 'price'; quote: Quote; way: Way }
  | { kind: 'tooBig' | 'tooNear' | 'unreachable' };

/** Answers that a page keeps; beyond them the oldest is forgotten. */
const mostKept = 200;

interface Question {
  answer: Promise<Answer>;
  /** Elements that wait for it; without any it is given up. */
  users: number;
  isAnswered: boolean;
  /** Gives it up. */
  end: AbortController;
}

declare module '#platform/registry.ts' {
  interface Shared {
    /** By goods and town. */
    priceQuestions: Map<string, Question>;
    /** Where goods are, by the page's words. */
    goodsPlaces: Map<string, Promise<Location | undefined>>;
  }
}

const questions = () => shared('priceQuestions', () => new Map());
const places = () => shared('goodsPlaces', () => new Map());

/** One request for all goods at a place; it outlives the element that was first. */
function placeOf(pickup: string): Promise<Location | undefined> {
  const known = places().get(pickup);
  if (known) return known;
  const found = placeOfGoods(pickup, new AbortController().signal);
  places().set(pickup, found);
  found.catch(() => places().delete(pickup));
  return found;
}

/** What a refusal means; undefined for a failure that may pass. */
function refusalOf(error: unknown): Answer | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 422) return { kind: 'unreachable' };
  // The points are right, so the rest of the request is about the parcel.
  return error.status === 400 && error.code !== 'priceCalculationFailed' ? { kind: 'tooBig' } : undefined;
}

async function find(pickup: string, parcel: Parcel, dropoff: Location, signal: AbortSignal): Promise<Answer> {
  const from = await placeOf(pickup);
  if (!from) throw new Error(`<freight-price> has a pickup that the geocoder does not know: "${pickup}".`);
  if (greatCircleKm(from, dropoff) < limits.minimumDistanceKm) return { kind: 'tooNear' };
  try {
    const quote = await pageApi(createQuotes).quote({ pickup: from, dropoff, ...parcel }, { signal });
    return { kind: 'price', quote, way: { pickup: from, dropoff, parcel } };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    throw error;
  }
}

function begin(key: string, pickup: string, parcel: Parcel, dropoff: Location): Question {
  const end = new AbortController();
  const { signal } = end;
  const answer = inTurn(() => find(pickup, parcel, dropoff, signal), signal);
  const question = { answer, users: 0, isAnswered: false, end };
  const kept = questions();
  kept.set(key, question);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
  answer.then(
    () => {
      question.isAnswered = true;
    },
    () => kept.get(key) === question && kept.delete(key),
  );
  return question;
}

/**
 * The lowest price for goods to a place. The same goods are asked for once on a page, a few at a time, and not any more
 * once every element that waited has left.
 * @throws Paused while the API takes no more requests; `Error` for attributes that name no place or no size.
 */
export async function askPrice(goods: Goods, dropoff: Location, signal: AbortSignal): Promise<Answer> {
  const pickup = goods.pickup?.trim();
  const parcel = parcelOf(goods);
  if (!pickup || !parcel)
    throw new Error('<freight-price> needs "pickup", and "size" or "weight" and "sides".');
  const key = JSON.stringify([pickup, parcel, dropoff.lat, dropoff.lng]);
  const question = questions().get(key) ?? begin(key, pickup, parcel, dropoff);
  question.users += 1;
  const leave = () => {
    question.users -= 1;
    if (question.users > 0 || question.isAnswered) return;
    if (questions().get(key) === question) questions().delete(key);
    question.end.abort();
  };
  signal.addEventListener('abort', leave, { once: true });
  return question.answer;
}
