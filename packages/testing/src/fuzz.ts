import { appendFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import { hostile } from './hostile.ts';

export type { Arbitrary };

const anything = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

/** Every place in a value, the value itself included. */
function placesOf(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([key, part]) => placesOf(part).map((rest) => [key, ...rest]));
  return [[], ...inner];
}

type Change = { place: (string | number)[]; how: 'replace' | 'remove' | 'add' | 'repeat'; what: unknown };

function changed(value: unknown, { place, how, what }: Change): unknown {
  const [key, ...rest] = place;
  if (key === undefined)
    return how === 'replace' || typeof value !== 'object' ? what : extended(value, how, what);
  if (typeof value !== 'object' || value === null) return value;
  // An earlier change has replaced an object by a list, whose `length` must not be changed.
  if (Array.isArray(value) && key === 'length') return value;
  const copy: Record<string | number, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value };
  if (rest.length === 0 && how === 'remove') delete copy[key];
  else copy[key] = changed(copy[key], { place: rest, how, what });
  return copy;
}

function extended(value: object | null, how: Change['how'], what: unknown): unknown {
  if (value === null || how === 'remove') return value;
  if (!Array.isArray(value))
    return { ...value, [typeof what === 'string' ? what.slice(0, 40) : 'more']: what };
  return how === 'repeat'
    ? Array.from({ length: 300 }, (_, index) => value[index % value.length])
    : [...value, what];
}

/** A value with one to four of its parts replaced, removed, added or repeated. */
export function mutated(value: unknown): Arbitrary<unknown> {
  const change = fc.record({
    place: fc.constantFrom(...placesOf(value)),
    how: fc.constantFrom(
      'replace' as const,
      'replace' as const,
      'remove' as const,
      'add' as const,
      'repeat' as const,
    ),
    what: anything,
  });
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => changes.reduce(changed, value));
}

/** A path with some of its parts or of its query's values replaced. */
export function mutatedPath(path: string): Arbitrary<string> {
  const [place = '', query = ''] = path.split('?');
  const segments = place.split('/');
  const texts = fc.oneof(
    fc.constantFrom(...hostile.filter((one) => typeof one === 'string')),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  const lasts = fc.tuple(fc.nat({ max: 2 }), texts, mutated(Object.fromEntries(new URLSearchParams(query))));
  return lasts.map(([fromEnd, text, parameters]) => {
    const changedSegments = [...segments];
    const index = segments.length - 1 - fromEnd;
    // The first segments name the call; the last ones are its values.
    if (index > 3) changedSegments[index] = encode(text);
    const pairs = Object.entries(Object(parameters)).map(
      ([key, one]) => `${encode(key)}=${encode(asText(one))}`,
    );
    return `${changedSegments.join('/')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`.slice(0, 8000);
  });
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
/** Half a surrogate pair cannot be encoded in an address; the browser's replacement character can. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The seed of all random values; `npm run quality soak` sets another. */
export const chance = { seed: Number(process.env['FREIGHT_SEED'] ?? 20_261_122) };

/** What the fuzz tests count, each separately. */
export type Amount = 'orders' | 'cuts' | 'rounds' | 'requests' | 'answers';

/** How much of something is tried: little in `npm test`, the amount that `npm run quality soak` sets. */
export const amountOf = (what: Amount, little: number): number =>
  Number(process.env[`FREIGHT_SOAK_${what.toUpperCase()}`] ?? little);

/** Adds what a test has tried and found to the table of `npm run quality soak`; `npm test` does not keep it. */
export function recordFigures(what: string, figures: Record<string, number>): void {
  const file = process.env['FREIGHT_SOAK_REPORT'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ what, figures })}\n`);
}

/** The samples that a seed produces. */
export const samples = <Value>(of: Arbitrary<Value>, count: number, seed = chance.seed): Value[] =>
  fc.sample(of, { seed, numRuns: count });

/** Random entries of a list. */
export const choices = <Value>(list: readonly Value[], count: number, seed = chance.seed): Value[] =>
  samples(fc.constantFrom(...list), count, seed);

/** Random whole numbers below a limit. */
export const numbers = (limit: number, count: number, seed = chance.seed): number[] =>
  samples(fc.nat({ max: limit - 1 }), count, seed);
