import type { Page } from '@playwright/test';
import { expect, test } from '#support/fixtures.ts';
import { show } from '#support/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

/** Controls of a page, including shadow roots, that are smaller than 24 px and close to another one. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const least = 24;
    const all: { name: string; box: DOMRect; isInText: boolean }[] = [];
    const walk = (root: Document | ShadowRoot): void => {
      for (const part of root.querySelectorAll('*')) {
        if (part.shadowRoot) walk(part.shadowRoot);
        if (!part.matches('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]'))
          continue;
        if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const box = part.getBoundingClientRect();
        if (box.width <= 1 || box.height <= 1) continue;
        const text = part.parentElement?.textContent?.trim() ?? '';
        const name = `${part.localName} ${part.getAttribute('aria-label') ?? part.textContent?.trim().slice(0, 40) ?? ''}`;
        // A link in a sentence is as tall as its line.
        const isInText = part.localName === 'a' && text.length > (part.textContent?.trim().length ?? 0) + 10;
        all.push({ name, box, isInText });
      }
    };
    walk(document);
    const isSmall = ({ box }: (typeof all)[number]) => box.width < least || box.height < least;
    const centre = ({ box }: (typeof all)[number]) =>
      [box.x + box.width / 2, box.y + box.height / 2] as const;
    const isNear = (one: (typeof all)[number], other: (typeof all)[number]): boolean => {
      const [x, y] = centre(one);
      const [otherX, otherY] = centre(other);
      if (isSmall(other)) return Math.hypot(x - otherX, y - otherY) < least;
      const right = Math.max(other.box.left - x, 0, x - other.box.right);
      const down = Math.max(other.box.top - y, 0, y - other.box.bottom);
      return Math.hypot(right, down) < least / 2;
    };
    return all
      .filter((one) => isSmall(one) && !one.isInText)
      .filter((one) => all.some((other) => other !== one && isNear(one, other)))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  });

test('every control is at least 24 px large or has no neighbour, on a phone and on a desktop', async ({
  page,
  site,
}) => {
  const [inTransit = ''] = (await site.demo()).trackingIds;
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', `/tracking?orderId=${inTransit}`]) {
      await page.goto(path);
      await expect(page.locator('freight-start, freight-track').first()).toHaveAttribute('data-ready');
      expect(await smallTargets(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('at 400 % a package is still found, without scrolling sideways', async ({ page, site }) => {
  const [inTransit = ''] = (await site.demo()).trackingIds;
  // A window of 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/tracking');
  const track = page.locator('freight-track');
  await track.getByLabel('Paketnummer').fill(inTransit);
  await track.getByRole('button', { name: 'Spåra paket' }).click();
  await expect(track.getByRole('progressbar')).toBeVisible();
  expect(
    await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('in forced colours the focus has its ring, and fields and buttons have their edges', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/#track');
  const card = page.locator('freight-start');
  await expect(card).toHaveAttribute('data-ready');
  for (const control of [card.getByLabel('Paketnummer'), card.getByRole('button', { name: 'Spåra paket' })]) {
    await control.focus();
    await page.keyboard.press('Shift');
    const look = await control.evaluate((element) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return {
        ring: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0,
        edge: borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0,
      };
    });
    expect(look).toEqual({ ring: true, edge: true });
  }
});

/** Records the announcements of the page's live regions, each change once. */
const listenToRegions = (page: Page) =>
  page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof HTMLElement && target.dataset['freightAnnouncer'])
          for (const { textContent } of addedNodes) announced.push(textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });

test('a message that outlives its page is read once', async ({ page, problems }) => {
  problems.allow(/400/);
  await listenToRegions(page);
  await page.goto('/magic-link?token=abc');
  const toast = page.locator('freight-toasts').getByText('Bekräftelselänken är ogiltig.');
  await expect(toast).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Exempelfrakt/ })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
  // The next page makes all its announcements while the toast is visible.
  await expect(toast).toBeHidden({ timeout: 10_000 });
  const announced = await page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced);
  expect(announced.filter((sentence) => sentence.includes('ogiltig'))).toEqual([
    'Bekräftelselänken är ogiltig.',
  ]);
});

/** Records movements, frame by frame, in the kit's shadow roots as well. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(globalThis, { moved });
    const watched = new WeakSet<Document | ShadowRoot>();
    const look = (root: Document | ShadowRoot): void => {
      if (!watched.has(root)) {
        watched.add(root);
        // On a busy machine an animation may be over before the next frame.
        root.addEventListener('animationend', (event) => {
          const { animationName, elapsedTime } = event as AnimationEvent;
          if (elapsedTime > 0.001) moved.add(animationName);
        });
      }
      for (const animation of root.getAnimations()) {
        const duration = Number(animation.effect?.getComputedTiming().activeDuration);
        const name = animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name;
        if (duration > 1) moved.add(name);
      }
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) look(shadowRoot);
    };
    const next = () => {
      look(document);
      requestAnimationFrame(next);
    };
    next();
  });

test('who asks for less motion sees none: no waiting sign turns, no toast glides in', async ({
  page,
  problems,
}) => {
  problems.allow(/400/);
  await watchMotion(page);
  const openToast = async () => {
    await page.goto('/magic-link?token=abc');
    await expect(page.locator('freight-toasts').getByText('Bekräftelselänken är ogiltig.')).toBeVisible();
  };
  const whatMoves = () => page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved]);
  await openToast();
  expect(await whatMoves()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openToast();
  await expect.poll(whatMoves).toContain('toast-arrive');
});

test('the tracking screen names its parts for assistive technology in three languages', async ({
  page,
  site,
}) => {
  const [inTransit = ''] = (await site.demo()).trackingIds;
  await page.goto(`/tracking?orderId=${inTransit}`);
  const track = page.locator('freight-track');
  await expect(track.getByRole('progressbar')).toBeVisible();
  for (const language of ['sv', 'en', 'de']) {
    await show(page, language, 'light');
    const transcript = await track.ariaSnapshot();
    expect(transcript, language).toMatch(/^\s*- heading "[^"]+" \[level=[1-3]\]/m);
    expect(transcript, language).toMatch(/progressbar "[^"]+"/);
    expect(transcript, language).toContain(inTransit);
    // Every control has a name.
    expect(transcript, language).not.toMatch(/- (?:button|link|textbox|combobox|tab)(?:\s*$|:\s*$)/m);
  }
});
