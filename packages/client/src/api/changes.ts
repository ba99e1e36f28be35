import {
  type Change,
  type ChangeQuote,
  type ChangesOfOrder,
  latePaths,
  type WantedChange,
} from '@freight/contract';
import type { Core } from '#core/core.ts';
import { ApiError } from '#errors/apiError.ts';
import { fieldsOf, isFields, list, number, optionalNumber, text, time } from '#fields/fields.ts';
import { readArrivalWindow } from '#wire/readArrivalWindow.ts';
import { complete, found, type Options } from './answers.ts';
import { subjectOf, uploadPicture } from './subject.ts';

/** A change that a person asks for; sending it again with the same `key` stores it once. */
export interface NewChange {
  key: string;
  change: WantedChange;
  /** SEK, as the page showed it. */
  fee: number;
  /** The version of the changes that the page showed. */
  seen: number;
}

const filled = (value: unknown): string | undefined => text(value) || undefined;

function readPlace(place: unknown): Change['place'] {
  if (!isFields(place)) return undefined;
  return { formattedAddress: text(place['formattedAddress']), city: text(place['city']) };
}

/** A change of an answer; undefined without an id or a kind. */
function readChange(answer: unknown): Change | undefined {
  const { id, kind, state, by, isOwn, fee, requestedAt, decidedAt, ...rest } = fieldsOf(answer);
  const { reason, reasonText, text: words, phone, day, place, pictureUrl } = rest;
  if (!text(id) || !text(kind)) return undefined;
  return {
    id: text(id),
    kind: text(kind),
    state: text(state),
    by: text(by),
    isOwn: isOwn === true,
    fee: Math.max(0, number(fee)),
    requestedAt: time(requestedAt),
    decidedAt: filled(decidedAt),
    reason: filled(reason),
    reasonText: filled(reasonText),
    text: filled(words),
    phone: filled(phone),
    day: filled(day),
    place: readPlace(place),
    pictureUrl: filled(pictureUrl),
  };
}

function readKind(answer: unknown): ChangesOfOrder['kinds'][number] {
  const { kind, isOpen, until, stops, reason } = fieldsOf(answer);
  return {
    kind: text(kind),
    isOpen: isOpen === true,
    until: Number.isNaN(Date.parse(time(until))) ? undefined : time(until),
    stops: optionalNumber(stops),
    reason: filled(reason),
  };
}

function readChanges(answer: unknown): ChangesOfOrder {
  const { version, kinds, changes } = fieldsOf(answer);
  return {
    version: number(version),
    kinds: list(kinds)
      .map(readKind)
      .filter(({ kind }) => kind),
    changes: list(changes)
      .map(readChange)
      .filter((change) => change !== undefined),
  };
}

function readQuote(answer: unknown): ChangeQuote | undefined {
  const { fee, arrival, reason } = fieldsOf(answer);
  // A price that cannot be read is not shown as free.
  if (typeof fee !== 'number' || !(fee >= 0)) return undefined;
  return { fee, arrival: readArrivalWindow(arrival), reason: filled(reason) };
}

/**
 * The changes as they are, from the refusal of one that was sent meanwhile or whose fee is another one now, which then is
 * `fee`; undefined for any other error.
 */
export function changesInRefusal(
  error: unknown,
): (ChangesOfOrder & { fee?: number | undefined }) | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code !== 'changedMeanwhile' && error.code !== 'feeDiffers') return undefined;
  const { data } = fieldsOf(error.data);
  return isFields(data) ? { ...readChanges(data), fee: optionalNumber(data['fee']) } : undefined;
}

/**
 * Changes an order under way, at an API with the capability `changes`. Each call takes the id or the number of an own
 * order, or `share:` and the token of a link.
 */
export function createChanges({ http }: Pick<Core, 'http'>) {
  return {
    /** What can be changed, and what has been; throws `ApiError` 404 for an order of another customer. */
    read: async (id: string, options?: Options): Promise<ChangesOfOrder> =>
      readChanges(found(await http.post(latePaths.changesOfOrder, subjectOf(id), options), 'notFound')),

    /** What a change costs, and when the goods would arrive with it; with a `reason` if it would be refused. */
    async quote(id: string, change: WantedChange, options?: Options): Promise<ChangeQuote> {
      const answer = await http.post(latePaths.changeQuote, { ...subjectOf(id), change }, options);
      return complete(readQuote(found(answer, 'invalidAnswer')), answer);
    },

    /** Uploads a JPEG, PNG or WebP picture of a place to leave the goods at; resolves to its id. May be repeated. */
    addPicture: (id: string, key: string, picture: Blob, options?: Options): Promise<string> =>
      uploadPicture(http, latePaths.changePictures, { id, key, picture }, options),

    /** May be repeated with the same key when no answer came; see `changesInRefusal` for what a refusal has. */
    request: async (id: string, change: NewChange, options?: Options): Promise<ChangesOfOrder> =>
      readChanges(
        found(await http.post(latePaths.changes, { ...subjectOf(id), ...change }, options), 'invalidAnswer'),
      ),

    /** Takes back a change that waits. */
    withdraw: async (id: string, changeId: string, options?: Options): Promise<ChangesOfOrder> =>
      readChanges(
        found(
          await http.post(latePaths.changeWithdrawal, { ...subjectOf(id), id: changeId }, options),
          'invalidAnswer',
        ),
      ),
  };
}
