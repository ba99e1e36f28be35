import { chooseLanguage } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { show } from '#support/screens.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.describe('on a wide window', () => {
  test.use({ viewport: desktop });

  test('the bar has its menus and links, each with its target [NAV-01] [NAV-02] [NAV-03] [NAV-04] [NAV-05] [NAV-06] [NAV-07]', async ({
    page,
  }) => {
    await page.goto('/');
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Huvudmeny' });
    const targetOf = (name: string) => nav.getByRole('link', { name: new RegExp(`^${name}`) });
    for (const [name, target] of [
      ['Skicka paket', '/#send'],
      ['Så funkar det', '/#how-to-get-started'],
      ['Vår påverkan', '/#sustainability%26community'],
      ['För företag', '/careers'],
    ] as const) {
      await expect(targetOf(name)).toHaveAttribute('href', target);
    }
    await nav.getByRole('button', { name: 'Produkter' }).click();
    for (const [name, target] of [
      ['Förarappen', '/#apps'],
      ['Kundappen', '/#apps'],
      ['Företagsportalen', '/#businessPortal'],
    ] as const) {
      await expect(targetOf(name)).toBeVisible();
      await expect(targetOf(name)).toHaveAttribute('href', target);
    }
    await nav.getByRole('button', { name: 'Mer om oss' }).click();
    await expect(targetOf('Förarappen')).toBeHidden();
    for (const [name, target] of [
      ['Om företaget', '/about'],
      ['Support', '/contact'],
      ['Partner', '/#partners'],
    ] as const) {
      await expect(targetOf(name)).toBeVisible();
      await expect(targetOf(name)).toHaveAttribute('href', target);
    }
  });

  test('a menu opens under the mouse and closes 150 ms after it has left [NAV-21]', async ({ page }) => {
    await page.clock.install();
    await page.goto('/careers');
    await expect(page.locator('freight-user-menu')).toHaveAttribute('data-ready');
    await page.clock.pauseAt(Date.now() + 60_000);
    const products = page.getByRole('button', { name: 'Produkter' });
    await products.hover();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 700);
    await page.clock.runFor(149);
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(products).toHaveAttribute('aria-expanded', 'false');

    await products.hover();
    await page.mouse.move(700, 700);
    await page.clock.runFor(100);
    await products.hover();
    await page.clock.runFor(1000);
    await expect(products).toHaveAttribute('aria-expanded', 'true');
  });

  test('a menu that the keyboard has opened closes by a press elsewhere', async ({ page }) => {
    await page.goto('/careers');
    const products = page.getByRole('button', { name: 'Produkter' });
    await products.focus();
    await page.keyboard.press('Enter');
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(1200, 700);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    // Nothing here takes the focus from the menu's button.
    await products.focus();
    await page.keyboard.press('Enter');
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(4, 30);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  });

  test('a menu works by keyboard alone: it opens, is walked through, closes and gives the focus back [NAV-02] [NAV-07]', async ({
    page,
  }) => {
    await page.goto('/');
    const products = page.getByRole('button', { name: 'Produkter' });
    const entry = (name: string) =>
      page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name}`) });
    await products.focus();
    await page.keyboard.press('Enter');
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(entry('Förarappen')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry('Kundappen')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(products).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry('Förarappen')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  });

  test('signed out, the bar offers to log in and to sign up [NAV-17]', async ({ page }) => {
    await page.goto('/');
    const dialog = page.locator('freight-sign-in').getByRole('dialog');
    for (const name of ['Logga in', 'Skapa konto']) {
      await page.getByRole('banner').getByRole('button', { name }).click();
      await expect(dialog.getByRole('heading', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
});

test('the bar turns opaque once the page has moved more than 20 px [NAV-20] [OPEN-87]', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.evaluate(() => scrollTo(0, 20));
  await expect(bar).not.toHaveAttribute('data-opaque');
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo(0, 21));
  await expect.poll(ground).toBe('rgb(246, 245, 239)');
});

test('the chosen language applies to site and elements, and stays after a reload [LANG-01] [LANG-03] [NAV-18]', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await chooseLanguage(page, 'Deutsch');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Hilfe und Kontakt');
  await expect(page).toHaveTitle('Hilfe und Kontakt – Exempelfrakt');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /Besuchsadresse in Karlstad/,
  );
  await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de');
  await page.reload();
  await expect(heading).toHaveText('Hilfe und Kontakt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('with reduced motion a new theme appears without a transition, in the elements too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/tracking');
  const track = page.locator('freight-track');
  await expect(track).toHaveAttribute('data-ready');
  const moving = await track.evaluate((element) => {
    document.documentElement.dataset['theme'] = 'dark';
    return element.shadowRoot?.getAnimations().length;
  });
  expect(moving).toBe(0);
});

test('a chosen theme stays, and the elements follow the page', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('freight-start .card');
  const ground = () => card.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Mörkt läge' }).click();
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu is a sheet as high as the window that leads on and closes [NAV-19]', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Meny' });
    const sheet = page.getByRole('dialog', { name: 'Meny' });
    await opener.click();
    expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await sheet.evaluate(async (element) => {
      element.querySelector<HTMLElement>('.sheet__top button')?.click();
      await Promise.resolve();
      document.querySelector<HTMLElement>('header .header__burger')?.click();
      // Events are dispatched in the order they were queued: the first `close` is dispatched now.
      await new Promise((closed) => element.addEventListener('close', () => setTimeout(closed)));
    });
    for (const name of [
      'Skicka paket',
      'Spåra ett paket',
      'Förarappen',
      'Kundappen',
      'Företagsportalen',
      'Så funkar det',
      'Vår påverkan',
      'För företag',
      'Om företaget',
      'Support',
      'Partner',
    ]) {
      await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await sheet.getByRole('link', { name: 'Om företaget' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the sheet signs in, changes the language and turns off the light [NAV-17] [NAV-18] [NAV-19]', async ({
    page,
  }) => {
    await page.goto('/');
    const sheet = page.getByRole('dialog', { name: 'Meny' });
    await page.getByRole('button', { name: 'Meny' }).click();
    await sheet.getByRole('button', { name: 'Mörkt läge' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await sheet.locator('freight-language').getByRole('button').click();
    await sheet.getByRole('menuitemradio', { name: 'English' }).click();
    const english = page.getByRole('dialog', { name: 'Menu' });
    await english.getByRole('button', { name: 'Sign up' }).click();
    await expect(english).toBeHidden();
    await expect(page.locator('freight-sign-in').getByRole('dialog')).toBeVisible();
  });
});

for (const width of [1440, 390]) {
  test(`the main job is in bar, menu and footer, on a window of ${width} px [L10]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const send = page.locator('freight-start').getByRole('tab', { name: 'Skicka' });
    const bar = page.getByRole('banner').getByRole('link', { name: 'Skicka paket' });
    const foot = page.getByRole('contentinfo').getByRole('link', { name: 'Skicka paket' });
    const menu = page.getByRole('dialog', { name: 'Meny' });
    for (const place of ['bar or menu', 'footer']) {
      await page.goto('/about');
      if (place === 'footer') await foot.click();
      else if (width === 1440) await bar.click();
      else {
        await page.getByRole('button', { name: 'Meny' }).click();
        await menu.getByRole('link', { name: 'Skicka paket' }).click();
      }
      await expect(page).toHaveURL(/\/#send$/);
      await expect(send).toHaveAttribute('aria-selected', 'true');
      await expect(send).toBeInViewport();
    }
  });
}

for (const width of [768, 390, 320]) {
  test(`the company's name is on the first screen at ${width} px [L11]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect(page.locator('header freight-user-menu')).toHaveAttribute('data-ready');
    for (const language of ['sv', 'en', 'de'] as const) {
      await show(page, language, 'light');
      await expect(page.getByRole('banner').getByText('Exempelfrakt')).toBeVisible();
      const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(room).toBeLessThanOrEqual(0);
    }
  });
}

test('the first press of Tab offers the way past the bar', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Hoppa till innehållet' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the gaps between the names in the bar are wider than those between their words, in every language [L36]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.locator('header freight-user-menu')).toHaveAttribute('data-ready');
  for (const language of ['sv', 'de', 'en']) {
    await show(page, language, 'light');
    const { gaps, size, room } = await page.locator('.header__links').evaluate((list) => {
      const words = [...list.querySelectorAll(':scope > li > .header__link')].map((link) => {
        const box = link.getBoundingClientRect();
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(link);
        return {
          from: box.left + Number.parseFloat(paddingInlineStart),
          to: box.right - Number.parseFloat(paddingInlineEnd),
        };
      });
      return {
        gaps: words.slice(1).map(({ from }, place) => from - (words[place]?.to ?? from)),
        size: Number.parseFloat(getComputedStyle(list).fontSize),
        room:
          (document.querySelector('header freight-user-menu')?.getBoundingClientRect().left ?? 0) -
          list.getBoundingClientRect().right,
      };
    });
    expect(Math.min(...gaps), language).toBeGreaterThanOrEqual(1.2 * size);
    expect(room, language).toBeGreaterThan(0);
  }
});
