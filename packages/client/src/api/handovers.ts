import {
  type HandoverAttempt,
  type HandoverKind,
  type HandoversOfOrder,
  handoverKinds,
  latePaths,
} from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf, list, optionalNumber, text, time } from '#fields/fields.ts';
import { readArrivalWindow } from '#wire/readArrivalWindow.ts';
import { found, type Options } from './answers.ts';
import { subjectOf } from './subject.ts';

const filled = (value: unknown): string | undefined => text(value) || undefined;
const yesOrNo = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
const moment = (value: unknown): string | undefined =>
  Number.isNaN(Date.parse(time(value))) ? undefined : time(value);

/** An attempt of an answer; undefined without an id, an outcome or its times. */
function readAttempt(answer: unknown): HandoverAttempt | undefined {
  const { id, outcome, from, to, metres, codeRight, name, called, ...rest } = fieldsOf(answer);
  const { signatureUrl, pictureUrl, picturesUntil, next } = rest;
  const [began, ended] = [moment(from), moment(to)];
  if (!text(id) || !text(outcome) || !began || !ended) return undefined;
  return {
    id: text(id),
    outcome: text(outcome),
    from: began,
    to: ended,
    metres: Math.max(0, optionalNumber(metres) ?? 0),
    codeRight: yesOrNo(codeRight),
    name: filled(name),
    called: yesOrNo(called),
    signatureUrl: filled(signatureUrl),
    pictureUrl: filled(pictureUrl),
    picturesUntil: moment(picturesUntil),
    next: readArrivalWindow(next),
  };
}

function readHandovers(answer: unknown): HandoversOfOrder {
  const { kind, code, attempts } = fieldsOf(answer);
  return {
    kind: text(kind) || 'none',
    code: filled(code),
    attempts: list(attempts)
      .map(readAttempt)
      .filter((attempt) => attempt !== undefined),
  };
}

/** The kinds that an API offers and this client knows, from the facts of its capability `handover`. */
export const offeredHandovers = (facts: Readonly<Record<string, unknown>> | undefined): HandoverKind[] =>
  handoverKinds.filter((kind) => list(facts?.['kinds']).includes(kind));

/** How orders are handed over, at an API with the capability `handover`. */
export function createHandovers({ http }: Pick<Core, 'http'>) {
  return {
    /**
     * The kind, the code and the attempts at the door. Takes the id or the number of an own order, or `share:` and the
     * token of a link that allows `handover`. Throws `ApiError` 404 for an order of another customer.
     */
    read: async (id: string, options?: Options): Promise<HandoversOfOrder> =>
      readHandovers(found(await http.post(latePaths.handovers, subjectOf(id), options), 'notFound')),
  };
}
