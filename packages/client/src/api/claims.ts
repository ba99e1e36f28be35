import {
  type Claim,
  type ClaimKind,
  type ClaimsOfOrder,
  type DoorClaimKind,
  latePaths,
} from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf, list, number, optionalNumber, text, time } from '#fields/fields.ts';
import { complete, found, type Options } from './answers.ts';
import { subjectOf, uploadPicture } from './subject.ts';

/** What a customer reports; sending it again with the same `key` stores it once. */
export interface NewClaim {
  key: string;
  kind: ClaimKind | DoorClaimKind;
  /** May be empty for a person's word about an attempt at the door. */
  text: string;
  /** SEK. */
  value?: number | undefined;
  /** Ids of uploaded pictures. */
  pictures: readonly string[];
}

/** A claim of an answer; undefined without a case number. */
export function readClaim(answer: unknown): Claim | undefined {
  const { caseNumber, kind, text: words, value, pictures, createdAt, state, ...rest } = fieldsOf(answer);
  const { answerBy, answer: reply, answeredAt } = rest;
  if (!text(caseNumber)) return undefined;
  return {
    caseNumber: text(caseNumber),
    kind: text(kind),
    text: text(words),
    value: optionalNumber(value),
    pictures: number(pictures),
    createdAt: time(createdAt),
    state: text(state),
    answerBy: text(answerBy),
    answer: text(reply) || undefined,
    answeredAt: time(answeredAt) || undefined,
  };
}

function readClaims(answer: unknown): ClaimsOfOrder {
  const { kinds, claims } = fieldsOf(answer);
  return {
    kinds: list(kinds)
      .map((one) => ({ kind: text(fieldsOf(one)['kind']), until: time(fieldsOf(one)['until']) }))
      .filter(({ kind, until }) => kind && !Number.isNaN(Date.parse(until))),
    claims: list(claims)
      .map(readClaim)
      .filter((claim) => claim !== undefined),
  };
}

/**
 * Reports that something is wrong with a delivery, to an API with the capability `claims`. Each call takes the id or the
 * number of an own order, or `share:` and the token of a link.
 */
export function createClaims({ http }: Pick<Core, 'http'>) {
  return {
    /** Until when each kind can be reported, and what has been; throws `ApiError` 404 for an order of another customer. */
    read: async (id: string, options?: Options): Promise<ClaimsOfOrder> =>
      readClaims(found(await http.post(latePaths.claimsOfOrder, subjectOf(id), options), 'notFound')),

    /** Uploads a JPEG, PNG or WebP picture for the claim of this key; resolves to its id. May be repeated. */
    addPicture: (id: string, key: string, picture: Blob, options?: Options): Promise<string> =>
      uploadPicture(http, latePaths.claimPictures, { id, key, picture }, options),

    /** May be repeated with the same key when no answer came. */
    async report(id: string, claim: NewClaim, options?: Options): Promise<Claim> {
      const answer = await http.post(latePaths.claims, { ...subjectOf(id), ...claim }, options);
      return complete(readClaim(found(answer, 'invalidAnswer')), answer);
    },
  };
}
