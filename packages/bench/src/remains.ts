import type { Browser, CDPSession, Page } from 'playwright';

/** What elements leave behind after they were removed from the page and the garbage was collected. */
export interface Remains {
  elements: number;
  nodes: number;
  listeners: number;
  /** Bytes of JavaScript's heap. */
  heap: number;
}

/** Runs in the page: adds elements, all in view, waits until each works, and removes them. */
async function comeAndGo(count: number): Promise<void> {
  const place = document.createElement('div');
  for (let index = 0; index < count; index++) {
    const element = document.createElement('freight-track');
    // One above the other: only what is near the viewport is worked on.
    element.style.cssText = 'position:absolute;top:0;width:400px';
    place.append(element);
  }
  document.body.append(place);
  while (place.querySelector('freight-track:not([data-ready])')) await new Promise(requestAnimationFrame);
  place.remove();
}

async function countOn(page: Page, session: CDPSession): Promise<Omit<Remains, 'elements'>> {
  // Work that an element leaves to a later task or frame does not count.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 })),
  );
  // Some objects are collected only after others.
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const found = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    nodes: found('Nodes'),
    listeners: found('JSEventListeners'),
    heap: found('JSHeapUsedSize'),
  };
}

/**
 * Adds elements to a page and removes them, after others were added and removed there before: what the first ones
 * leave is shared by the page and is not counted for each element.
 */
export async function countRemains(browser: Browser, origin: string, elements = 50): Promise<Remains> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${origin}/${encodeURIComponent('ours track')}`, { waitUntil: 'load' });
    for (let turn = 0; turn < 2; turn++) await page.evaluate(comeAndGo, elements);
    const before = await countOn(page, session);
    await page.evaluate(comeAndGo, elements);
    const after = await countOn(page, session);
    return {
      elements,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      heap: after.heap - before.heap,
    };
  } finally {
    await context.close();
  }
}
