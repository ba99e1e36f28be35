import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Records layout shifts on pages opened from now on; returns them once all is painted. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push(
          `${value}: ${sources.map(({ node, previousRect, currentRect }) => `${nameOf(node).slice(0, 80)} from ${box(previousRect)} to ${box(currentRect)}`).join('; ')}`,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return (window as unknown as { shifts: string[] }).shifts;
    });
}
