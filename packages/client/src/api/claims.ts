import { type Claim, type ClaimKind, type ClaimsOfOrder, paths, sharePrefix } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { ApiError } from '#errors/apiError.ts';
import { fieldsOf, list, number, optionalNumber, text } from '#fields/fields.ts';
import { found, type Options } from './answers.ts';

/** What a customer reports; sending it again with the same `key` stores it once. */
export interface NewClaim {
  key: string;
  kind: ClaimKind;
  text: string;
  /** SEK. */
  value?: number | undefined;
  /** Ids of uploaded pictures. */
  pictures: readonly string[];
}

/** A picture in base64 on a slow connection takes longer than an ordinary call. */
const uploadTimeout = 120_000;

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
    createdAt: text(createdAt),
    state: text(state),
    answerBy: text(answerBy),
    answer: text(reply) || undefined,
    answeredAt: text(answeredAt) || undefined,
  };
}

function readClaims(answer: unknown): ClaimsOfOrder {
  const { kinds, claims } = fieldsOf(answer);
  return {
    kinds: list(kinds)
      .map((one) => ({ kind: text(fieldsOf(one)['kind']), until: text(fieldsOf(one)['until']) }))
      .filter(({ kind, until }) => kind && !Number.isNaN(Date.parse(until))),
    claims: list(claims)
      .map(readClaim)
      .filter((claim) => claim !== undefined),
  };
}

/** The order by its id or number, or by the token of a link, which is only ever in the body. */
const subjectOf = (id: string) =>
  id.startsWith(sharePrefix) ? { share: id.slice(sharePrefix.length) } : { order: id };

async function base64Of(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  // In pieces, because a call takes only so many arguments.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * 8192, (index + 1) * 8192)),
  );
  return btoa(pieces.join(''));
}

/** What was read from an answer; a successful answer without it cannot be used. */
function complete<Read>(read: Read | undefined, answer: unknown): Read {
  if (!read) throw new ApiError({ status: 200, data: answer, code: 'invalidAnswer' });
  return read;
}

/**
 * Reports that something is wrong with a delivery, to an API with the capability `claims`. Each call takes the id or the
 * number of an own order, or `share:` and the token of a link.
 */
export function createClaims({ http }: Pick<Core, 'http'>) {
  return {
    /** Until when each kind can be reported, and what has been; throws `ApiError` 404 for an order of another customer. */
    read: async (id: string, options?: Options): Promise<ClaimsOfOrder> =>
      readClaims(found(await http.post(paths.claimsOfOrder, subjectOf(id), options), 'notFound')),

    /** Uploads a JPEG, PNG or WebP picture for the claim of this key; resolves to its id. May be repeated. */
    async addPicture(id: string, key: string, picture: Blob, options?: Options): Promise<string> {
      const body = { ...subjectOf(id), key, data: await base64Of(picture) };
      const answer = await http.post(paths.claimPictures, body, { ...options, timeout: uploadTimeout });
      return complete(text(fieldsOf(found(answer, 'invalidAnswer'))['id']), answer);
    },

    /** May be repeated with the same key when no answer came. */
    async report(id: string, claim: NewClaim, options?: Options): Promise<Claim> {
      const answer = await http.post(paths.claims, { ...subjectOf(id), ...claim }, options);
      return complete(readClaim(found(answer, 'invalidAnswer')), answer);
    },
  };
}
