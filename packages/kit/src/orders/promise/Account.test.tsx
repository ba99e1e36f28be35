import { delayReasons, type Language, type PromisedArrival } from '@freight/contract';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { kitElement } from '#bridge/defineElement.ts';
import { commonTexts } from '#i18n/commonTexts.ts';
import { statusTexts } from '#i18n/statusTexts.ts';
import { type OrderState, unknownOrder } from '#orders/store/orderState.ts';
import { Arrival } from '#orders/view/Arrival.tsx';
import css from '#orders/view/arrival.css?inline';
import { announce } from '#platform/announcer.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { renderElement, stillness } from '#testing/renderElement.ts';

interface Stage {
  known: Partial<OrderState>;
  status: string;
}
/** What the probe shows, by its attribute `stage`. */
let stages: readonly Stage[] = [];

const probe = kitElement({
  definition: {
    tag: 'freight-account-probe',
    summary: '',
    attributes: { stage: { type: 'number', default: 0, description: '' } },
    events: {},
  },
  screen: ({ stage }) => {
    const { known = {}, status = '' } = stages[stage] ?? {};
    return (
      <>
        <Arrival known={{ ...unknownOrder, ...known }} status={status} showsNext />
        <p className="below">What is below</p>
      </>
    );
  },
  css,
  texts: [commonTexts, statusTexts],
});

const minute = 60_000;
/** Sunday, 15:06 in Sweden. */
const now = Date.parse('2026-11-22T14:06:00.000Z');
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
});
beforeEach(() => void vi.setSystemTime(now));
afterAll(() => void vi.useRealTimers());

const local = (time: string, day = 22) => new Date(`2026-11-${day}T${time}:00.000+01:00`).toISOString();
const window = (from: string, to: string) => ({ from: local(from), to: local(to) });
const promised: PromisedArrival = { ...window('13:00', '15:00'), at: local('09:00', 21) };
const moved = (parts: Partial<PromisedArrival> = {}): PromisedArrival => ({
  ...window('13:25', '15:25'),
  at: local('13:48'),
  ...parts,
});
const onTheWay = (arrivals: readonly PromisedArrival[], parts: Partial<OrderState> = {}): Stage => ({
  known: { arrival: arrivals.at(-1) ?? null, arrivals, ...parts },
  status: 'outForDelivery',
});

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

async function show(shown: Stage | readonly Stage[], language: Language = 'en') {
  stages = [shown].flat();
  const rendered = await renderElement(probe, { language });
  const { root } = rendered;
  const part = (selector: string) => plain(root.querySelector(selector)?.textContent);
  return { ...rendered, part, all: () => part('.arrival') };
}

test.each([
  ['en', 'Promised yesterday: 13:00 to 15:00', 'Moved 25 minutes at 13:48: queue at the pickup before'],
  ['sv', 'Utlovat i går: 13:00 till 15:00', 'Ändrat kl. 13:48: 25 minuter senare, kö vid hämtningen före'],
  [
    'de',
    'Zugesagt gestern: 13:00 bis 15:00',
    'Geändert um 13:48: 25 Minuten später, Wartezeit bei der Abholung davor',
  ],
] as const)(
  'shows below the window what was promised and how it moved, in %s [K1]',
  async (language, first, change) => {
    const { part, host } = await show(onTheWay([promised, moved({ reason: 'queueAtPickup' })]), language);
    await expect.poll(() => part('.arrival__moved')).toBe(change);
    expect(part('.arrival__promise')).toBe(first);
    expect(part('.arrival__time')).toMatch(/^13:25 \w+ 15:25$/);
    expect(await accessibilityFindings(host)).toEqual([]);
  },
);

test('shows nothing for an unknown reason, and the words of the API as they are [K1]', async () => {
  const reasonText = 'Bridge <b>closed</b> at Kil';
  const { part, host, root } = await show([
    onTheWay([promised, moved({ reason: 'aliens' })]),
    onTheWay([promised, moved({ reason: 'aliens', reasonText })]),
  ]);
  await expect.poll(() => part('.arrival__moved')).toBe('Moved 25 minutes at 13:48');
  host.setAttribute('stage', '1');
  await expect.poll(() => part('.arrival__moved')).toBe(`Moved 25 minutes at 13:48: ${reasonText}`);
  expect(root.querySelector('.arrival b')).toBeNull();
});

test.each(['en', 'sv', 'de'] as const)('has words for every reason, in %s [K1]', async (language) => {
  const shown = delayReasons.map((reason) => onTheWay([promised, moved({ reason })]));
  const { part, host } = await show(shown, language);
  const seen = new Set<string>();
  for (const stage of shown.keys()) {
    host.setAttribute('stage', `${stage}`);
    await expect.poll(() => seen.has(part('.arrival__moved')) || part('.arrival__moved') === '').toBe(false);
    expect(part('.arrival__moved')).not.toMatch(/reason\.|\{/);
    seen.add(part('.arrival__moved'));
  }
  expect(seen.size).toBe(delayReasons.length);
});

test.each([
  ['en', 'Moved 20 minutes earlier at 14:02'],
  ['sv', 'Ändrat kl. 14:02: 20 minuter tidigare'],
  ['de', 'Geändert um 14:02: 20 Minuten früher'],
] as const)('shows a promise that moved earlier, in %s [K1]', async (language, change) => {
  const sooner = { ...window('12:40', '14:40'), at: local('14:02') };
  vi.setSystemTime(Date.parse(local('14:10')));
  const { part } = await show(onTheWay([promised, sooner]), language);
  await expect.poll(() => part('.arrival__moved')).toBe(change);
});

test('has earlier changes behind the promise, the newest one in sight [K1]', async () => {
  const again = { ...window('14:40', '16:40'), at: local('14:50'), reason: 'traffic' };
  const { root, part } = await show(onTheWay([promised, moved({ reason: 'vehicle' }), again]));
  await expect.poll(() => part('.arrival__moved')).toBe('Moved 1 hr 15 mins at 14:50: heavy traffic');
  const details = root.querySelector('details');
  expect(details?.open).toBe(false);
  details?.querySelector('summary')?.click();
  await expect.poll(() => details?.open).toBe(true);
  expect(
    [...root.querySelectorAll('.arrival__moves li')].map(({ textContent }) => plain(textContent)),
  ).toEqual(['Moved 25 minutes at 13:48: a problem with the vehicle']);
});

test('names the day of what was promised and of what moved on another day [K1]', async () => {
  const arrivals = [{ ...promised, at: local('09:00', 19) }, moved({ at: local('13:48', 20) })];
  const { part } = await show(onTheWay(arrivals));
  await expect.poll(() => part('.arrival__promise')).toMatch(/^Promised Thu,? 19 Nov: 13:00 to 15:00$/);
  expect(part('.arrival__moved')).toMatch(/^Moved 25 minutes on Fri,? 20 Nov,? (?:at )?13:48$/);
});

const karlstad = { formattedAddress: '', city: 'Karlstad', street: '', lat: 59.3793, lng: 13.5036 };
const ready = { state: 'ready', error: undefined, knownAt: 0, isRetrying: false } as const;
const nearby = {
  details: { ...ready, data: { pickupLocation: karlstad, dropoffLocation: karlstad } },
  // 2.9 km as the crow flies.
  position: { lat: 59.4053, lng: 13.5036 },
} as unknown as Partial<OrderState>;

test.each([
  ['en', '6 minutes late, on its way, 4 km from you Call +46 10 000 00 00'],
  ['sv', '6 minuter försenat, på väg, 4 km från dig Ring +46 10 000 00 00'],
  ['de', '6 Minuten Verspätung, unterwegs, 4 km von Ihnen entfernt Rufen Sie an: +46 10 000 00 00'],
] as const)(
  'shows by how much an order is late, where it is and whom to call, in %s [K1]',
  async (language, words) => {
    const { all, part, root, host } = await show(onTheWay([promised], nearby), language);
    await expect.poll(() => part('.arrival__late')).not.toBe('');
    expect(all()).toContain(words.trim());
    expect(root.querySelector('.arrival a')?.getAttribute('href')).toBe('tel:+46100000000');
    const warning = getComputedStyle(host.shadowRoot?.querySelector('.arrival__time') as Element).color;
    expect(warning).toBe('rgb(92, 71, 0)');
    expect(part('.arrival__promise')).not.toBe('');
    expect(await accessibilityFindings(host)).toEqual([]);
  },
);

test('leaves out the distance where the position is not known, and waits for the pickup before it [K1]', async () => {
  const waiting = { ...onTheWay([promised]), status: 'awaitingPickup' };
  const { part, host } = await show([onTheWay([promised]), waiting]);
  await expect.poll(() => part('.arrival__way')).toBe('on its way');
  host.setAttribute('stage', '1');
  await expect.poll(() => part('.arrival__way')).toBe('waiting for pickup');
});

test('announces a delay once when the moment passes in sight, with two screens of the order, and never when it opens [K1]', async () => {
  vi.setSystemTime(Date.parse(local('14:59')));
  stages = [onTheWay([promised])];
  const twin = kitElement({
    definition: { tag: 'freight-account-twin', summary: '', attributes: {}, events: {} },
    screen: () => <Arrival known={{ ...unknownOrder, ...stages[0]?.known }} status="outForDelivery" />,
    css,
    texts: [commonTexts, statusTexts],
  });
  const first = await show(stages);
  await renderElement(twin);
  const spoken: string[] = [];
  const region = document.querySelector('[data-freight-announcer=polite]') as HTMLElement;
  const reading = new MutationObserver(() => region.textContent && spoken.push(region.textContent));
  reading.observe(region, { childList: true });
  onTestFinished(() => reading.disconnect());
  await expect.poll(() => first.part('.arrival__account')).toMatch(/^Promised/);
  vi.advanceTimersByTime(3 * minute);
  await expect.poll(() => first.part('.arrival__time')).toMatch(/minutes? late$/);
  vi.advanceTimersByTime(5 * minute);
  announce('after it');
  await expect.poll(() => spoken.at(-1)).toBe('after it');
  expect(spoken).toHaveLength(2);
  expect(spoken[0]).toMatch(/^\d\sminutes? late$/);
});

test.each([
  ['en', 'Last promise', 'No longer valid: 13:25 to 15:25', /on hold right now/],
  ['sv', 'Senast utlovat', 'Gäller inte längre: 13:25 till 15:25', /står stilla just nu/],
  ['de', 'Zuletzt zugesagt', 'Gilt nicht mehr: 13:25 bis 15:25', /steht im Moment still/],
] as const)(
  'strikes the last promise of an order that is held up, with what happens next, in %s [K1]',
  async (language, label, figure, next) => {
    const known = { arrival: null, arrivals: [promised, moved()] };
    const { part, root, host } = await show({ known, status: 'onHold' }, language);
    await expect.poll(() => part('.arrival__label')).toBe(label);
    expect(part('.arrival__time')).toBe(figure);
    expect(plain(root.querySelector('s')?.textContent)).not.toContain(':00:');
    expect(part('.arrival__account')).toMatch(next);
    expect(await accessibilityFindings(host)).toEqual([]);
  },
);

test('strikes the window it last knew where the API keeps no promises [K1]', async () => {
  const { part } = await show({ known: { lastArrival: window('13:25', '15:25') }, status: 'onHold' });
  await expect.poll(() => part('.arrival__label')).toBe('Last estimate');
  expect(part('.arrival s')).toBe('13:25 to 15:25');
});

test.each([
  ['en', 'Promised 13:00 to 15:00. Came 15:01.'],
  ['sv', 'Utlovat 13:00 till 15:00. Kom 15:01.'],
  ['de', 'Zugesagt 13:00 bis 15:00. Angekommen 15:01.'],
] as const)(
  'shows after the delivery what was promised and when it came, in %s [K1]',
  async (language, words) => {
    const updates = [
      { status: 'completed', message: '', timestamp: local('15:05') },
      { status: 'delivered', message: '', timestamp: local('15:01') },
      { status: 'inTransit', message: '', timestamp: local('09:00') },
    ];
    const { all } = await show(
      { known: { arrivals: [promised, moved()], updates }, status: 'delivered' },
      language,
    );
    await expect.poll(all).toBe(words);
  },
);

test('shows after the delivery only the promise where the moment is not known, and nothing without a promise [K1]', async () => {
  const { all, root, host } = await show([
    { known: { arrivals: [promised] }, status: 'completed' },
    { known: { estimatedDelivery: local('15:00') }, status: 'delivered' },
    { known: { arrivals: [promised] }, status: 'cancelled' },
  ]);
  await expect.poll(all).toBe('Promised 13:00 to 15:00.');
  for (const stage of ['1', '2']) {
    host.setAttribute('stage', stage);
    await expect.poll(() => root.querySelector('.arrival')).toBeNull();
  }
});

test.each([
  ['en', ['You are next', '1 stop before you', '3 stops before you']],
  ['sv', ['Du står på tur', '1 stopp före dig', '3 stopp före dig']],
  ['de', ['Sie sind als Nächstes dran', '1 Stopp vor Ihnen', '3 Stopps vor Ihnen']],
] as const)('shows the stops before the order beside its arrival, in %s [K2]', async (language, words) => {
  const arrival = window('15:30', '16:00');
  const shown = [0, 1, 3].map((stopsBefore) => onTheWay([], { arrival, stopsBefore }));
  const { part, host } = await show([...shown, onTheWay([], { arrival })], language);
  for (const [stage, text] of words.entries()) {
    host.setAttribute('stage', `${stage}`);
    await expect.poll(() => part('.arrival__stops')).toBe(text);
  }
  host.setAttribute('stage', '3');
  await expect.poll(() => part('.arrival__stops')).toBe('');
});

test.each([
  ['en', '25 minutes later than expected'],
  ['sv', '25 minuter senare än väntat'],
  ['de', '25 Minuten später als erwartet'],
] as const)(
  'shows what the page itself has seen where the API keeps no promises, in %s [K1]',
  async (language, words) => {
    const tracking = { ...ready, data: { orderId: `A-${language}` } } as unknown as OrderState['tracking'];
    const arrivals = [window('15:00', '16:00'), window('15:09', '16:09'), window('15:25', '16:25')];
    const { part, host } = await show(
      arrivals.map((arrival) => onTheWay([], { arrival, tracking })),
      language,
    );
    await expect.poll(() => part('.arrival__time')).toMatch(/^15:00/);
    host.setAttribute('stage', '2');
    await expect.poll(() => part('.arrival__moved')).toBe(words);
    host.setAttribute('stage', '1');
    await expect.poll(() => part('.arrival__moved')).toBe('');
    // An element that is about to go must not be what the page sees first of the next order.
    host.removeAttribute('stage');
    await expect.poll(() => part('.arrival__time')).toMatch(/^15:00/);
  },
);

test.each([390, 1000])(
  'moves nothing below it when the account is loaded, changes, or the moment passes, %i pixels wide [K1]',
  async (width) => {
    vi.setSystemTime(Date.parse(local('15:20')));
    const { host, root, part } = await show([
      onTheWay([promised], { arrival: window('14:00', '15:25') }),
      onTheWay([promised, moved({ reason: 'queueAtPickup' })], width > 600 ? { stopsBefore: 3 } : {}),
    ]);
    host.style.width = `${width}px`;
    const below = () => root.querySelector('.below')?.getBoundingClientRect().top;
    const before = below();
    await expect.poll(() => part('.arrival__promise')).not.toBe('');
    expect(below()).toBe(before);
    host.setAttribute('stage', '1');
    await expect.poll(() => part('.arrival__moved')).not.toBe('');
    await stillness(root);
    expect(below()).toBe(before);
    vi.advanceTimersByTime(8 * minute);
    await expect.poll(() => part('.arrival__late')).not.toBe('');
    expect(below()).toBe(before);
  },
);
