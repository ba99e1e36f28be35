import {
  type Dimensions,
  isPhone,
  limits,
  longestReference,
  packageCategories,
  referencePattern,
  volumeOf,
} from '@freight/contract';
import type { DraftContents } from '#elements/send/draft/draft.ts';
import { type GivenSize, givenSizes, readSides } from '#elements/send/sizes/givenSizes.ts';

/** An address as the page gives it: text that the geocoder finds, or a point (degrees) with its text. */
export interface GivenPlace {
  text: string;
  point?: { lat: number; lng: number };
}

/** The values of the page that can be used. */
export interface GivenValues {
  pickup?: GivenPlace;
  dropoff?: GivenPlace;
  /** In kg. */
  weight?: number;
  /** In cm. */
  sides?: Dimensions;
  description?: string;
  category?: Pick<DraftContents['packageDetails'], 'category' | 'subcategory'>;
  reference?: string;
  recipient?: DraftContents['recipientDetails'];
}

export type GivenField = keyof GivenValues;
export const givenFields: readonly GivenField[] = [
  'pickup',
  'dropoff',
  'weight',
  'sides',
  'description',
  'category',
  'reference',
  'recipient',
];

/** A value that is not used, and why; the reason never contains the value. */
export interface Refusal {
  name: string;
  reason: string;
}

export interface Given {
  values: GivenValues;
  /** How fields with a value are shown; those that are missing are open. */
  states: Partial<Record<GivenField, 'locked' | 'hidden'>>;
  refusals: Refusal[];
}

/** The element's properties; a page may have written anything into them. */
export type RawGiven = Readonly<Record<string, unknown>>;

const longestText = 2_000;
/** The longest address that the API takes. */
const longestAddress = 300;

class RefusedError extends Error {}

function refuse(reason: string): never {
  throw new RefusedError(reason);
}

function readText(value: unknown, longest: number): string {
  if (typeof value !== 'string') refuse('it is no text');
  const text = value.trim();
  if (text.length > longest) refuse(`it is longer than ${longest} characters`);
  return text;
}

function readPlace(value: unknown): GivenPlace {
  if (typeof value === 'string') return { text: readText(value, longestAddress) };
  const { latitude, longitude, text } = Object(value);
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || !isOnEarth)
    refuse('it needs a latitude and a longitude in degrees, and a text');
  return {
    text: readText(text, longestAddress) || refuse('it has no text'),
    point: { lat: latitude, lng: longitude },
  };
}

function readWeight(value: unknown): number {
  const weight = Number(value);
  if (!(weight > 0 && weight <= limits.heaviestPiece))
    refuse(`it must be above 0 and at most ${limits.heaviestPiece} kg`);
  return weight;
}

function readMeasures(value: unknown): Dimensions {
  const sides = readSides(String(value));
  if (!sides || Math.max(...Object.values(sides)) > limits.longestSide)
    return refuse(`it must be three sides in cm, each at most ${limits.longestSide}, such as 40x30x20`);
  if (volumeOf(sides) > limits.largestPiece) refuse(`it is larger than ${limits.largestPiece} m³`);
  return sides;
}

/** Both levels: with a category alone the person could not complete a locked field. */
function readCategory(value: unknown): GivenValues['category'] {
  const words = readText(value, longestText).split(/[\s,/]+/);
  for (const [category, subcategories] of Object.entries(packageCategories)) {
    const subcategory = subcategories.find((one) => one === words[1]);
    if (category === words[0] && subcategory && words.length === 2) return { category, subcategory };
  }
  return refuse('it must be a category and one of its subcategories, such as construction tools_hardware');
}

function readReference(value: unknown): string {
  const reference = readText(value, longestReference);
  if (reference && !referencePattern.test(reference))
    refuse('it has other characters than letters, digits, spaces and .,:_/#+()-');
  return reference;
}

function readRecipient(value: unknown): DraftContents['recipientDetails'] {
  if (Object(value) !== value) refuse('it must be an object, set as a property');
  const { name = '', phone = '', email = '' } = Object(value);
  const recipient = { name: readText(name, 200), phone: readText(phone, 40), email: readText(email, 254) };
  if (recipient.phone && !isPhone(recipient.phone)) refuse('its phone is no phone number');
  return recipient;
}

/** A recipient that cannot be completed by the person needs everything that an order needs. */
const lacksRecipient = ({ name, phone }: DraftContents['recipientDetails']): boolean => !name || !phone;

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Reads what a page gives; anything that cannot be used is among the refusals, and its field is open. */
export function readGiven(raw: RawGiven): Given {
  const refusals: Refusal[] = [];
  const take = <Value>(name: string, read: (value: unknown) => Value): Value | undefined => {
    if (isNothing(raw[name])) return undefined;
    try {
      return read(raw[name]);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refusals.push({ name, reason: error.message });
      return undefined;
    }
  };
  const size = take('size', (value) => {
    const names = Object.keys(givenSizes) as GivenSize[];
    const name = names.find((one) => one === value);
    return name ? givenSizes[name] : refuse(`the sizes are ${names.join(', ')}`);
  });
  const found: { [Field in GivenField]: GivenValues[Field] | undefined } = {
    pickup: take('pickup', readPlace),
    dropoff: take('dropoff', readPlace),
    weight: take('weight', readWeight) ?? size?.weight,
    sides: take('sides', readMeasures) ?? size?.dimensions,
    description: take('description', (value) => readText(value, longestText)),
    category: take('category', readCategory),
    reference: take('reference', readReference),
    recipient: take('recipient', readRecipient),
  };
  const values = Object.fromEntries(
    Object.entries(found).filter(([, value]) => !isNothing(value)),
  ) as GivenValues;
  const states: Given['states'] = {};
  // Hidden comes last: a field that is in both lists is hidden.
  for (const [attribute, property, state] of [
    ['locked', 'locked', 'locked'],
    ['hidden-fields', 'hiddenFields', 'hidden'],
  ] as const)
    for (const name of String(raw[property] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)) {
      const fields =
        name === 'size' ? (['weight', 'sides'] as const) : givenFields.filter((one) => one === name);
      if (fields.length === 0)
        refusals.push({ name: attribute, reason: `there is no field "${name.slice(0, 30)}"` });
      for (const field of fields) if (values[field] !== undefined) states[field] = state;
    }
  if (states.recipient && values.recipient && lacksRecipient(values.recipient)) {
    delete states.recipient;
    refusals.push({ name: 'recipient', reason: 'it needs a name and a phone number to be locked or hidden' });
  }
  return { values, states, refusals };
}
