import type { DraftContents, OrderDraft } from '#elements/send/draft/draft.ts';
import { newDraft } from '#elements/send/draft/draft.ts';
import type { Location } from '#maps/places/places.ts';
import { type Given, type GivenField, type GivenValues, givenFields } from './readGiven.ts';

/** The page's values with their places found; `null` while a place is looked for. */
export type FoundValues = Omit<GivenValues, 'pickup' | 'dropoff'> & {
  pickup?: Location | null;
  dropoff?: Location | null;
};

/** What a draft has in a field. */
function valueIn(
  { pickupLocation, dropoffLocation, packageDetails, reference, recipientDetails }: DraftContents,
  field: GivenField,
): unknown {
  const { weight, dimensions: sides, description, category, subcategory } = packageDetails;
  return {
    pickup: pickupLocation,
    dropoff: dropoffLocation,
    weight,
    sides,
    description,
    category: { category, subcategory },
    reference,
    recipient: recipientDetails,
  }[field];
}

/** The draft with another value in a field. */
function withValue(draft: DraftContents, field: GivenField, value: unknown): DraftContents {
  const inPackage = (parts: object) => ({ packageDetails: { ...draft.packageDetails, ...parts } });
  const parts: Record<GivenField, object> = {
    pickup: { pickupLocation: value },
    dropoff: { dropoffLocation: value },
    weight: inPackage({ weight: value }),
    sides: inPackage({ dimensions: value }),
    description: inPackage({ description: value }),
    category: inPackage(value as object),
    reference: { reference: value },
    recipient: { recipientDetails: value },
  };
  return { ...draft, ...parts[field] };
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const empty = newDraft().draft;
const isEmptyIn = (draft: DraftContents, field: GivenField): boolean =>
  isSame(valueIn(draft, field), valueIn(empty, field));

/** Fields that a price depends on. */
const priced: readonly GivenField[] = ['pickup', 'dropoff', 'weight', 'sides'];
/** The wizard's step with the price. */
const priceStep = 3;

/**
 * The parts of a draft that change when a page gives these values. A locked or hidden value always applies; an open one
 * only where the person has not filled in the field. `withdrawn` are fields whose value the page has taken back: they are
 * emptied if they still hold it. A wizard beyond the price goes back to it if the price is of other values. Undefined
 * where nothing changes, and while an order of the draft is under way.
 */
export function applyGiven(
  sending: OrderDraft,
  values: FoundValues,
  states: Given['states'],
  withdrawn: readonly GivenField[],
): Pick<OrderDraft, 'draft' | 'given' | 'own' | 'step'> | undefined {
  if (sending.orderedAt) return undefined;
  const given = new Set<string>(sending.given);
  const own = new Set<string>(sending.own);
  let { draft, step } = sending;
  const put = (field: GivenField, value: unknown) => {
    if (isSame(valueIn(draft, field), value)) return;
    draft = withValue(draft, field, value);
    if (priced.includes(field)) step = Math.min(step, priceStep);
  };
  for (const field of givenFields) {
    const value = values[field];
    const isOwn = own.has(field) || !(given.has(field) || isEmptyIn(draft, field));
    if (value && (states[field] || !isOwn)) {
      put(field, value);
      given.add(field);
      own.delete(field);
    } else if (withdrawn.includes(field) && given.delete(field)) put(field, valueIn(empty, field));
  }
  const next = { draft, step, given: [...given], own: [...own] };
  const { draft: _, ...before } = sending;
  const isUnchanged =
    draft === sending.draft && isSame({ ...before, ...next, draft: 0 }, { ...before, draft: 0 });
  return isUnchanged ? undefined : next;
}

/** Fields whose value differs between two drafts. */
export const changedFields = (before: DraftContents, after: DraftContents): GivenField[] =>
  givenFields.filter((field) => !isSame(valueIn(before, field), valueIn(after, field)));
