import { beforeAll, beforeEach, expect, test } from 'vitest';
import { kitElement } from '#bridge/defineElement.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { element as details } from '#elements/order/freight-order.tsx';
import { element as success } from '#elements/order-success/freight-order-success.tsx';
import { element as list } from '#elements/orders/freight-orders.tsx';
import { AwaitedFlow } from '#elements/send/addresses/AwaitedFlow.tsx';
import { element as sending } from '#elements/send/freight-send.tsx';
import startCss from '#elements/start/start.css?inline';
import { element as tracking } from '#elements/track/freight-track.tsx';
import { api } from '#testing/api.ts';
import { listCall } from '#testing/orderAnswers.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { openWizard, startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, removeElement, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

const minutes = 60_000;
const widths = [390, 1200] as const;

interface Shown {
  host: HTMLElement;
  root: ShadowRoot;
}

/** How high a part of the element is at each width. */
const heightsOf = ({ host, root }: Shown, part: string) =>
  widths.map((width) => {
    host.style.width = `${width}px`;
    return root.querySelector(part)?.getBoundingClientRect().height ?? 0;
  });

/** Measures while the answer is held, and again when everything of it is there, `last` (all of it) included. */
async function expectSteadyHeight(shown: Shown, part: string, ...last: string[]) {
  await expect.poll(() => shown.root.querySelector('.skeleton')).toBeTruthy();
  const awaited = heightsOf(shown, part);
  await api('release');
  for (const late of last) await expect.poll(() => shown.root.querySelector(late)).toBeTruthy();
  await expect.poll(() => shown.root.querySelector('.skeleton')).toBeNull();
  expectAlike(awaited, heightsOf(shown, part));
}

function expectAlike(awaited: number[], loaded: number[]) {
  const jumps = loaded.map((height, index) => (height - (awaited[index] ?? 0)) / height);
  const heights = `${awaited.map(Math.round)} became ${loaded.map(Math.round)}`;
  for (const jump of jumps) expect(Math.abs(jump), heights).toBeLessThan(0.18);
}

/** An order with a driver, as it is for most of its life. */
async function orderUnderWay() {
  await signInSomebody();
  const order = await orderTransport();
  await api('advance', 6 * minutes);
  return order;
}

test('keeps the height of the details of a tracked parcel at 390 and 1200 px [L22]', async () => {
  const { orderId } = await orderUnderWay();
  await api('fault', { path: `/tracking/${orderId}`, held: true });
  const shown = await renderElement(tracking, { attributes: { 'order-id': orderId } });
  await expectSteadyHeight(shown, '.tracking', '.history__event', '.changes');
});

test('keeps the height of an order with its map at 390 and 1200 px [L22]', async () => {
  const { _id } = await orderUnderWay();
  await api('fault', { path: `/transport/${_id}`, held: true });
  const shown = await renderElement(details, { attributes: { 'order-id': _id } });
  await expectSteadyHeight(shown, '.details', '.pickup__list', '.sharing', '.changes');
});

/** Left edge and width of parts of the element, at each width. */
const columnsOf = ({ host, root }: Shown, parts: readonly string[]) =>
  widths.map((width) => {
    host.style.width = `${width}px`;
    return parts.map((part) => {
      const { left, width: wide } = root.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return `${part} ${Math.round(left)} ${Math.round(wide)}`;
    });
  });

/** How far below the top of the element a part begins, at each width. */
const topsOf = ({ host, root }: Shown, part: string) =>
  widths.map((width) => {
    host.style.width = `${width}px`;
    const top = root.querySelector(part)?.getBoundingClientRect().top ?? 0;
    return top - host.getBoundingClientRect().top;
  });

/** Where things are while the answer is held, and when it is there: in the same columns, begun at the same height. */
async function expectSameLayout(shown: Shown, parts: readonly string[], second: string) {
  await expect.poll(() => shown.root.querySelector('.skeleton')).toBeTruthy();
  const [columns, tops] = [columnsOf(shown, parts), topsOf(shown, second)];
  await api('release');
  await expect.poll(() => shown.root.querySelector('.skeleton')).toBeNull();
  expect(columnsOf(shown, parts)).toEqual(columns);
  topsOf(shown, second).forEach((top, i) => {
    // In the evening the arrival names its day, in two rows more than at noon.
    expect(Math.abs(top - (tops[i] ?? 0)), `${tops} became ${topsOf(shown, second)}`).toBeLessThan(160);
  });
}

const followed = ['.banner', '.journey__line', '.journey__map', '.column:first-child', '.column:last-child'];

test('awaits a tracked parcel in the columns it comes in, at 390 and 1200 px [L38]', async () => {
  const { orderId } = await orderUnderWay();
  await api('fault', { path: `/tracking/${orderId}`, held: true });
  const shown = await renderElement(tracking, { attributes: { 'order-id': orderId } });
  await expectSameLayout(shown, followed, '.journey__map');
});

test('awaits an order in the columns it comes in, at 390 and 1200 px [L38]', async () => {
  const { _id } = await orderUnderWay();
  await api('fault', { path: `/transport/${_id}`, held: true });
  const shown = await renderElement(details, { attributes: { 'order-id': _id } });
  await expectSameLayout(shown, followed, '.journey__map');
});

test('awaits the screen after ordering in the columns it comes in, at 390 and 1200 px [L38]', async () => {
  const { _id } = await orderUnderWay();
  await api('fault', { path: `/transport/${_id}`, held: true });
  const shown = await renderElement(success, { attributes: { 'order-id': _id } });
  const parts = ['.success__head', '.success__live', '.success__columns > :first-child'];
  await expectSameLayout(shown, [...parts, '.success__columns > :last-child'], '.success__live');
});

test('awaits my orders in the columns they come in, at 390 and 1200 px [L38]', async () => {
  await signInSomebody();
  for (let order = 0; order < 2; order++) await orderTransport();
  await api('fault', { path: listCall, held: true });
  const shown = await renderElement(list);
  await expectSameLayout(shown, ['.order', '.order:nth-child(2)'], '.order');
});

test('a tracked parcel has no hole beside its facts at 1200 px [L38]', async () => {
  const { orderId } = await orderUnderWay();
  const shown = await renderElement(tracking, { attributes: { 'order-id': orderId } });
  await expect.poll(() => shown.root.querySelector('.history__event')).toBeTruthy();
  shown.host.style.width = '1200px';
  const ends = [...shown.root.querySelectorAll('.column')].map(
    ({ lastElementChild }) => lastElementChild?.getBoundingClientRect().bottom ?? 0,
  );
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)), `columns end at ${ends}`).toBeLessThan(250);
});

test('keeps the height of the screen after ordering at 390 and 1200 px [L22]', async () => {
  const { _id } = await orderUnderWay();
  await api('fault', { path: `/transport/${_id}`, held: true });
  const shown = await renderElement(success, { attributes: { 'order-id': _id } });
  await expectSteadyHeight(shown, '.success', '.success__update', '.sharing', '.pickup__list');
});

test('keeps the height of a list of six orders at 390 and 1200 px [L22]', async () => {
  await signInSomebody();
  for (let order = 0; order < 6; order++) await orderTransport();
  await api('fault', { path: listCall, held: true });
  const shown = await renderElement(list);
  await expectSteadyHeight(shown, '.orders', '.order:not(.order--awaited)');
});

test.each([0, 1])(
  'keeps content below my orders out of sight, while they load and with %d orders [L22]',
  async (count) => {
    await signInSomebody();
    for (let order = 0; order < count; order++) await orderTransport();
    await api('fault', { path: listCall, held: true });
    const { host, root } = await renderElement(list);
    await expect.poll(() => root.querySelector('.skeleton')).toBeTruthy();
    const end = () => heightsOf({ host, root }, '.orders').map((height) => height > innerHeight);
    expect(end()).toEqual([true, true]);
    await api('release');
    await expect.poll(() => root.querySelector('.skeleton')).toBeNull();
    expect(end()).toEqual([true, true]);
  },
);

const steps = [0, 1, 2, 3, 4, 5] as const;
/** The placeholder of each step while its code loads. */
const awaitedSteps = kitElement({
  definition: {
    tag: 'freight-awaited-probe',
    summary: '',
    attributes: {},
    events: {},
  } satisfies ElementDefinition,
  screen: () => steps.map((step) => <AwaitedFlow key={step} step={step} />),
  css: startCss,
  texts: [],
});

test.each(steps)('keeps the height of step %d of sending at 390 and 1200 px [L22]', async (step) => {
  const probe = await renderElement(awaitedSteps);
  const awaited = heightsOf(probe, `[data-step="${step}"]`);
  // An element far below the window would not mount.
  await removeElement(probe.host);
  const shown = step === 0 ? await renderElement(sending) : await openWizard({ step });
  if (step === 0) await shown.screen.findByRole('form');
  if (step === 3) await shown.screen.findByText('Total');
  if (step === 5) await shown.screen.findByRole('group', { name: 'How should it be handed over?' });
  expectAlike(awaited, heightsOf(shown, step === 0 ? '.send-card' : '.wizard'));
});

test('keeps the height of the price at 390 and 1200 px [L22]', async () => {
  await api('fault', { path: '/calculate-price', held: true });
  await expectSteadyHeight(await openWizard({ step: 3 }), '.price', '.price__total');
});
