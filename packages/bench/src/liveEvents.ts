import type { Browser } from 'playwright';
import { startLiveApi } from './liveApi.ts';

export interface LiveFigures {
  elements: number;
  perSecond: number;
  /** The longest task in ms, 0 when none was longer than 50; and how many were. */
  longest: number;
  longTasks: number;
  /** How many elements show the latest status, ten seconds later at the latest. */
  upToDate: number;
}

/** The elements' headlines for the two statuses. */
const words: Readonly<Record<string, string>> = {
  inTransit: 'Your parcel is on its way',
  outForDelivery: 'Your parcel is out for delivery',
};

const ids = (count: number) => Array.from({ length: count }, (_, index) => `FR7K-2M9P-QX${10 + index}`);

/** Follows orders on one page, emits updates to it for five seconds, and measures how long each takes. */
export async function countLiveEvents(
  browser: Browser,
  origin: string,
  { elements = 50, perSecond = 1000 } = {},
): Promise<LiveFigures> {
  const api = await startLiveApi();
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/blank`);
    await page.evaluate(
      ({ apiUrl, orders }) => {
        const script = document.createElement('script');
        Object.assign(script, { type: 'module', src: '/kit/freight.js' });
        Object.assign(script.dataset, { apiUrl, language: 'en' });
        document.head.append(script);
        for (const order of orders) {
          const element = document.createElement('freight-track');
          element.setAttribute('order-id', order);
          // One above the other: only what is near the viewport is worked on.
          element.style.cssText = 'position:absolute;top:0;width:400px';
          document.body.append(element);
        }
      },
      { apiUrl: api.url, orders: ids(elements) },
    );
    if (!(await waitUntil(() => api.followed() === elements, 60_000)))
      throw new Error('The elements do not follow their orders.');
    const watching = await page.evaluateHandle(() => {
      const tasks: number[] = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
      return tasks;
    });
    const sent = await api.broadcast(perSecond, 5);
    const upToDate = () =>
      page.evaluate(
        (wanted) =>
          [...document.querySelectorAll('freight-track')].filter((element) =>
            element.shadowRoot?.textContent?.includes(wanted[element.getAttribute('order-id') ?? ''] ?? '?'),
          ).length,
        Object.fromEntries([...sent].map(([order, status]) => [order, words[status] ?? '?'])),
      );
    await waitUntil(async () => (await upToDate()) === elements, 10_000);
    const tasks = await watching.evaluate((durations) => [...durations]);
    return {
      elements,
      perSecond,
      longest: Math.max(0, ...tasks),
      longTasks: tasks.length,
      upToDate: await upToDate(),
    };
  } finally {
    await context.close();
    await api.close();
  }
}

/** Whether it is so before the time is up. */
async function waitUntil(isSo: () => boolean | Promise<boolean>, limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await new Promise((done) => setTimeout(done, 100));
  }
  return true;
}
