import { expect, test } from 'vitest';
import { readGiven } from './readGiven.ts';

const recipient = { name: 'Bo Mottagare', phone: '+46 70 000 00 02' };

test('takes each value as the draft has it, and a size for weight and sides [Q2]', () => {
  const { values, states, refusals } = readGiven({
    pickup: ' Storgatan 12, Karlstad ',
    dropoff: { latitude: 59.33, longitude: 18.06, text: 'Sveavägen 44, Stockholm' },
    size: 'parcel',
    weight: 7,
    description: 'A lamp',
    category: 'furniture_appliances home_furniture',
    reference: 'PO 4711',
    recipient,
  });
  expect(values).toEqual({
    pickup: { text: 'Storgatan 12, Karlstad' },
    dropoff: { text: 'Sveavägen 44, Stockholm', point: { lat: 59.33, lng: 18.06 } },
    weight: 7,
    sides: { length: 40, width: 30, height: 30 },
    description: 'A lamp',
    category: { category: 'furniture_appliances', subcategory: 'home_furniture' },
    reference: 'PO 4711',
    recipient: { ...recipient, email: '' },
  });
  expect([states, refusals]).toEqual([{}, []]);
});

test.each([
  ['40x30x20', { length: 40, width: 30, height: 20 }],
  ['40 × 30,5 × 20', { length: 40, width: 30.5, height: 20 }],
  ['40X30*20', { length: 40, width: 30, height: 20 }],
  ['40x30x20cm', { length: 40, width: 30, height: 20 }],
  ['40 x 30 x 20  CM ', { length: 40, width: 30, height: 20 }],
  ['10000x1x1', { length: 10_000, width: 1, height: 1 }],
])('reads sides from %s [Q2]', (sides, read) => expect(readGiven({ sides }).values.sides).toEqual(read));

test.each([
  ['weight', 0],
  ['weight', -1],
  ['weight', Number.NaN],
  ['weight', 100_001],
  ['sides', '40x30'],
  ['sides', '40x30x0'],
  ['sides', '40x30x20x10'],
  ['sides', '10001x1x1'],
  ['sides', '10000x10000x100'],
  ['sides', 'large'],
  ['sides', '40cmx30x20'],
  ['sides', '40x30x20cmm'],
  ['sides', 'cm'],
  ['size', 'huge'],
  ['size', 'toString'],
  ['pickup', {}],
  ['pickup', 7],
  ['dropoff', { latitude: 91, longitude: 0, text: 'x' }],
  ['dropoff', { latitude: '59', longitude: 18, text: 'x' }],
  ['dropoff', { latitude: 59, longitude: '18', text: 'x' }],
  ['dropoff', { latitude: 59, longitude: -181, text: 'x' }],
  ['dropoff', { latitude: 59, longitude: 18, text: ' ' }],
  ['pickup', 'x'.repeat(301)],
  ['description', 'x'.repeat(2_001)],
  ['category', 'furniture_appliances'],
  ['category', 'furniture_appliances tools_hardware'],
  ['category', 'home_furniture furniture_appliances'],
  ['category', 'construction tools_hardware safety_equipment'],
  ['category', 'toString length'],
  ['reference', '<b>'],
  ['reference', 'x'.repeat(65)],
  ['recipient', 'Bo'],
  ['recipient', { name: 'Bo', phone: 'call me' }],
  ['recipient', { name: {} }],
])('refuses %s: %j, and leaves its field open [Q2]', (name, value) => {
  const { values, states, refusals } = readGiven({ [name]: value, locked: name, hiddenFields: name });
  expect(values).toEqual({});
  expect(states).toEqual({});
  expect(refusals.map((refusal) => refusal.name)).toEqual([name]);
});

test('a reason never contains the value [Q2]', () => {
  const { refusals } = readGiven({
    recipient: { name: 'Bo Mottagare', phone: 'Geheim' },
    reference: '!Geheim',
  });
  expect(refusals).toHaveLength(2);
  expect(JSON.stringify(refusals)).not.toMatch(/Geheim|Mottagare/);
});

test('locks and hides fields that have a value; hidden wins over locked [Q2]', () => {
  const { states, refusals } = readGiven({
    size: 'pallet',
    description: 'A sofa',
    reference: '1',
    locked: ' size, description  pickup',
    hiddenFields: 'description reference',
  });
  expect(states).toEqual({ weight: 'locked', sides: 'locked', description: 'hidden', reference: 'hidden' });
  expect(refusals).toEqual([]);
});

test('names words that are no field [Q2]', () => {
  const { refusals } = readGiven({ weight: 2, locked: 'weigth', hiddenFields: 'price' });
  expect(refusals).toEqual([
    { name: 'locked', reason: 'there is no field "weigth"' },
    { name: 'hidden-fields', reason: 'there is no field "price"' },
  ]);
});

test('leaves a recipient open that the person has to complete [Q2]', () => {
  const given = readGiven({ recipient: { name: 'Bo Mottagare' }, locked: 'recipient' });
  expect(given.values.recipient).toEqual({ name: 'Bo Mottagare', phone: '', email: '' });
  expect(given.states).toEqual({});
  expect(given.refusals.map(({ name }) => name)).toEqual(['recipient']);
});

test('takes values up to their limits [Q2]', () => {
  const given = {
    pickup: { latitude: 90, longitude: -180, text: 'x'.repeat(300) },
    dropoff: 'x'.repeat(300),
    weight: 100_000,
    description: 'x'.repeat(2_000),
    reference: 'x'.repeat(64),
  };
  const { values, refusals } = readGiven({ ...given, recipient: { name: '', phone: '' } });
  expect(refusals).toEqual([]);
  expect(values).toEqual({
    ...given,
    pickup: { text: 'x'.repeat(300), point: { lat: 90, lng: -180 } },
    dropoff: { text: 'x'.repeat(300) },
    recipient: { name: '', phone: '', email: '' },
  });
});

test.each([
  ['pickup', 7, 'latitude and a longitude in degrees'],
  ['pickup', { latitude: 59, longitude: 18, text: '' }, 'it has no text'],
  ['pickup', { latitude: 59, longitude: 18 }, 'it is no text'],
  ['description', 'x'.repeat(2_001), 'longer than 2000 characters'],
  ['weight', 0, 'at most 100000 kg'],
  ['sides', '1x1', 'three sides in cm, each at most 10000'],
  ['sides', '10000x10000x10000', 'larger than'],
  ['reference', '<', 'letters, digits, spaces'],
  ['recipient', 'Bo', 'must be an object'],
  ['recipient', { phone: 'x' }, 'its phone is no phone number'],
  ['size', 'huge', 'letterbox, parcel, half-pallet, pallet'],
])('gives the reason for refusing %s: %j [Q2]', (name, value, reason) => {
  expect(readGiven({ [name]: value }).refusals).toEqual([{ name, reason: expect.stringContaining(reason) }]);
});

test.each([undefined, null, ''])('no value is no fault: %j [Q2]', (value) => {
  const nothing = { pickup: value, weight: value, sides: value, size: value, recipient: value };
  expect(readGiven({ ...nothing, locked: 'weight recipient' })).toEqual({
    values: {},
    states: {},
    refusals: [],
  });
});

test('locks a recipient that has all that an order needs, and none without a name or a phone [Q2]', () => {
  expect(readGiven({ recipient, locked: 'recipient' })).toMatchObject({
    states: { recipient: 'locked' },
    refusals: [],
  });
  for (const half of [{ name: 'Bo' }, { phone: recipient.phone }]) {
    const { states, refusals } = readGiven({ recipient: half, hiddenFields: 'recipient' });
    expect([states, refusals]).toEqual([
      {},
      [{ name: 'recipient', reason: expect.stringContaining('a name and a phone number') }],
    ]);
  }
  expect(readGiven({ recipient: { name: 'Bo' } }).refusals).toEqual([]);
});

test('names a long word that is no field by its beginning [Q2]', () => {
  expect(readGiven({ locked: `,${'x'.repeat(40)},` }).refusals).toEqual([
    { name: 'locked', reason: `there is no field "${'x'.repeat(30)}"` },
  ]);
});

test('a fault of the page in its own value reaches the page [Q2]', () => {
  const broken = {
    get name(): string {
      throw new TypeError('broken');
    },
  };
  expect(() => readGiven({ recipient: broken })).toThrow('broken');
});
