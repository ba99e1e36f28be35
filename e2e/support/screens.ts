import { appears } from '@freight/testing/patience';
import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Kit = { language: { choose: (language: string) => void } };

/** Until its first use, a page is laid out only in the visible area; this lays out the rest. */
export async function layOut(page: Page): Promise<void> {
  // From then on the site listens.
  await page.waitForFunction(
    () => !('arriving' in document.documentElement.dataset) || history.scrollRestoration === 'manual',
  );
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
}

/** Changes language and theme of what is on screen, as the site's header would; dialogs stay open. */
export async function show(page: Page, language: string, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    async ([chosen, scheme]) => {
      const kit = (await import(`${location.origin}/kit/index.js`)) as Kit;
      kit.language.choose(chosen);
      document.documentElement.dataset['theme'] = scheme;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    },
    [language, theme] as const,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/**
 * Waits until no element on the page shows its first frame any more, whose style sheet is linked and not adopted, and
 * no animation is running: half-way colours belong to no theme. Ignored are endless animations and transitions that
 * only change the position, such as that of a driver, who moves every second.
 */
async function arrival(page: Page): Promise<void> {
  const waiting = () =>
    page.evaluate(() => {
      // Some elements wait until a visitor does something.
      dispatchEvent(new Event('scroll'));
      const parts = [...document.querySelectorAll('*')];
      const elements = parts
        .filter((part) => part.localName.startsWith('freight-') && !part.hasAttribute('data-ready'))
        // Hidden elements may wait for ever.
        .filter((part) => part.checkVisibility());
      const roots = [document, ...parts.map(({ shadowRoot }) => shadowRoot)];
      const moving = roots
        .flatMap((root) => root?.getAnimations() ?? [])
        .filter(({ playState }) => playState === 'running')
        .filter((one) => !(one instanceof CSSTransition && one.transitionProperty === 'transform'))
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      return [...elements.map(({ localName }) => localName), ...moving.map(() => 'a movement')];
    });
  await expect.poll(waiting, 'what has not arrived').toEqual([]);
}

/** Injects axe into a page or a frame, once; the page's policy does not apply to what a test evaluates. */
async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/** No violation that axe can find, of the whole page or of some elements. */
export async function expectAccessible(page: Page, name: string, include = 'html'): Promise<void> {
  await arrival(page);
  // A viewer of PDF replaces its frames while it starts.
  await expect(async () => {
    for (const frame of page.frames()) await injectAxe(frame);
  }).toPass({ timeout: appears });
  const found = await page.evaluate(async (selector) => {
    // Passes are only counted: describing them takes longer than finding the violations.
    const { violations } = await window.axe.run(selector, {
      resultTypes: ['violations'],
      // We promise WCAG 2.2; axe does not check this rule by default.
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.flat().join(' > ')}: ${failureSummary}`),
    );
  }, include);
  expect(found, `${name} by axe`).toEqual([]);
}

/** How far the page is wider than its window, in px. */
const excess = (page: Page) =>
  page.evaluate(() => {
    const width = document.scrollingElement?.scrollWidth ?? 0;
    return Math.max(0, width - innerWidth);
  });

/** Nothing to scroll sideways, on the narrowest phone and with letters twice as large. */
async function expectNoSidewaysScroll(page: Page, name: string): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 720 });
  await expect.poll(() => excess(page), { message: `${name} at 320 px` }).toBe(0);
  await page.setViewportSize(usual);
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    style.setProperty('--freight-font-size', '32px');
  });
  await expect.poll(() => excess(page), { message: `${name} with text at 200 %` }).toBe(0);
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.removeProperty('font-size');
    style.removeProperty('--freight-font-size');
  });
}

/** No text is cut off when a person's own style sheet sets the spacing of WCAG 1.4.12. */
async function expectRoomForText(page: Page, name: string): Promise<void> {
  const cutOff = await page.evaluate(async () => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    const roots = [
      document,
      ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ];
    for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, spacing];
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const cut = roots
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
      .filter((part) => [...part.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((part) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(part);
        if (clipPath !== 'none') return false;
        const isCutBelow = overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1;
        const isCutBeside = overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1;
        return isCutBelow || isCutBeside;
      })
      .map((part) => `${part.localName}.${part.className}: ${part.textContent?.trim().slice(0, 60)}`);
    for (const root of roots)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== spacing);
    return cut;
  });
  expect(cutOff, `${name} with spaced text`).toEqual([]);
}

/** Checks a screen as it is, in Swedish and light, then in German and dark; restores it afterwards. */
export async function lookAt(page: Page, name: string): Promise<void> {
  await layOut(page);
  await expectAccessible(page, name);
  await expectNoSidewaysScroll(page, name);
  await expectRoomForText(page, name);
  await show(page, 'de', 'dark');
  await expectAccessible(page, `${name}, German and dark`);
  await show(page, 'sv', 'light');
}
