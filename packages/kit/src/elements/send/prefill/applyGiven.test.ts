import { expect, test } from 'vitest';
import { newDraft, type OrderDraft } from '#elements/send/draft/draft.ts';
import { karlstad, stockholm } from '#testing/probes/sendingProbe.ts';
import { applyGiven, type FoundValues } from './applyGiven.ts';

const described = (description: string, parts: Partial<OrderDraft> = {}): OrderDraft => {
  const sending = newDraft();
  const { draft } = sending;
  return {
    ...sending,
    draft: { ...draft, packageDetails: { ...draft.packageDetails, description } },
    ...parts,
  };
};
const descriptionAfter = (
  sending: OrderDraft,
  values: FoundValues,
  states: Parameters<typeof applyGiven>[2] = {},
) => ({ ...sending, ...applyGiven(sending, values, states, []) }).draft.packageDetails.description;

test('fills in an empty field, and notes that the page has given it [Q2]', () => {
  const parts = applyGiven(newDraft(), { pickup: karlstad, weight: 3 }, {}, []);
  expect(parts?.draft).toMatchObject({ pickupLocation: karlstad, packageDetails: { weight: 3 } });
  expect(parts?.given).toEqual(['pickup', 'weight']);
});

test.each([
  ['replaces its own value', described('A lamp', { given: ['description'] }), 'A sofa'],
  ['keeps what was filled in before', described('A chair'), 'A chair'],
  ['keeps what the person has changed', described('A chair', { own: ['description'] }), 'A chair'],
  ['keeps a field that the person has emptied', described('', { own: ['description'] }), ''],
])('an open value %s [Q2]', (_name, sending, expected) => {
  expect(descriptionAfter(sending, { description: 'A sofa' })).toBe(expected);
});

test.each(['locked', 'hidden'] as const)('a %s value applies over a stored draft [Q2]', (state) => {
  const sending = described('A chair', { own: ['description', 'weight'] });
  const parts = applyGiven(sending, { description: 'A sofa' }, { description: state }, []);
  expect(parts).toMatchObject({ own: ['weight'], given: ['description'] });
  expect(parts?.draft.packageDetails.description).toBe('A sofa');
});

test('a value that the page takes back empties the field, unless the person has changed it [Q2]', () => {
  const untouched = described('A lamp', { given: ['description'] });
  expect(applyGiven(untouched, {}, {}, ['description'])?.draft).toEqual(newDraft().draft);
  expect(applyGiven(described('A lamp', { own: ['description'] }), {}, {}, ['description'])).toBe(undefined);
});

test('a step beyond the price goes back to it when the price is of other values [Q2]', () => {
  const sending = { ...newDraft(), step: 5 };
  expect(applyGiven(sending, { dropoff: stockholm }, {}, [])?.step).toBe(3);
  expect(applyGiven(sending, { description: 'A sofa', reference: '1' }, {}, [])?.step).toBe(5);
  expect(applyGiven({ ...sending, step: 2 }, { dropoff: stockholm }, {}, [])?.step).toBe(2);
});

test('changes nothing while a place is looked for, nor while an order is under way [Q2]', () => {
  const stored = newDraft();
  const sending = { ...stored, draft: { ...stored.draft, pickupLocation: stockholm } };
  expect(applyGiven(sending, { pickup: null }, { pickup: 'locked' }, [])).toBe(undefined);
  const ordered = { ...sending, orderedAt: '2026-11-25T10:00:00.000Z' };
  expect(applyGiven(ordered, { pickup: karlstad }, { pickup: 'locked' }, [])).toBe(undefined);
});
