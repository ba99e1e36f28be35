import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kitElement } from '#bridge/defineElement.ts';
import { commonTexts } from '#i18n/commonTexts.ts';
import { statusTexts } from '#i18n/statusTexts.ts';
import { unknownOrder } from '#orders/store/orderState.ts';
import { renderElement } from '#testing/renderElement.ts';
import { Arrival } from './Arrival.tsx';

const minute = 60_000;
const probe = kitElement({
  definition: {
    tag: 'freight-arrival-probe',
    summary: '',
    attributes: { at: { type: 'string', description: '' } },
    events: {},
  },
  screen: ({ at = '' }) => <Arrival known={{ ...unknownOrder, estimatedDelivery: at }} status="inTransit" />,
  css: '',
  texts: [commonTexts, statusTexts],
});

// The page's session keeps the clock it was created with, so there is one for all tests.
beforeAll(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }),
);
afterAll(() => void vi.useRealTimers());

async function arrivesIn(ms: number) {
  const at = new Date(Date.now() + ms).toISOString();
  const { host, root } = await renderElement(probe, { attributes: { at } });
  const figure = () => root.querySelector('.arrival__time')?.textContent?.replace(/\s/g, ' ') ?? '';
  await expect.poll(figure).toMatch(/\d\d:\d\d$/);
  return { host, figure };
}

/** As the browser does when the person goes to another tab and comes back. */
function seePage(isSeen: boolean) {
  vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(!isSeen);
  document.dispatchEvent(new Event('visibilitychange'));
}

const timers = () => vi.getTimerCount();
const painted = () => new Promise(requestAnimationFrame);

test('is late within a minute of having passed, without user input, and is never empty [K1]', async () => {
  const { figure } = await arrivesIn(2 * minute);
  vi.advanceTimersByTime(minute);
  await painted();
  expect(figure()).toMatch(/\d\d:\d\d$/);
  vi.advanceTimersByTime(2 * minute);
  await expect.poll(figure).toBe('1 minute late');
  vi.advanceTimersByTime(5 * minute);
  await expect.poll(figure).toBe('6 minutes late');
});

test('runs no timer on a hidden page, and updates immediately when the page is visible again', async () => {
  const { figure } = await arrivesIn(2 * minute);
  seePage(false);
  await expect.poll(timers).toBe(0);
  vi.advanceTimersByTime(3 * minute);
  await painted();
  expect(figure()).toMatch(/\d\d:\d\d$/);
  seePage(true);
  await expect.poll(figure).toMatch(/late$/);
  await expect.poll(timers).toBe(1);
});

test('shares one timer among several arrivals, and stops it when all are removed', async () => {
  await expect.poll(timers).toBe(0);
  const first = await arrivesIn(10 * minute);
  const second = await arrivesIn(20 * minute);
  await expect.poll(timers).toBe(1);
  first.host.remove();
  second.host.remove();
  await expect.poll(timers).toBe(0);
});
