import type { Page } from '@playwright/test';
import { chooseLanguage } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { lookAt, show } from '#support/screens.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A section by its anchor's name, which may contain an ampersand. */
const section = (page: Page, id: string) => page.locator(`[id="${id}"]`);

const anchors = [
  'apps',
  'features',
  'businessPortal',
  'sustainability&community',
  'partners',
  'how-to-get-started',
];

/** Whether the element with this id begins in the viewport. */
const isInView = (page: Page, id: string) =>
  page.evaluate((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight;
  }, id);

test('shows the hero with headline, proof and card after the bar [ROUTE-01] [HERO-01] [SITE-02]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('header + main > section').first()).toHaveClass('hero');
  const hero = page.locator('.hero');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Från dörr till dörr. Du ser hela vägen.');
  await expect(hero.getByText(/600\smiljoner kilometer tomma/)).toBeVisible();
  await expect(hero.locator('freight-start').getByLabel('Hämtas på')).toBeVisible();
});

for (const language of ['Svenska', 'English', 'Deutsch'] as const) {
  test(`the hero is 900 px high from a phone to a wide window in ${language} [HERO-02] [A17]`, async ({
    page,
  }) => {
    await page.goto('/about');
    await chooseLanguage(page, language);
    await page.goto('/');
    await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await page.locator('.hero').boundingBox())?.height, `${width} px`).toBe(900);
    }
  });
}

test('the names on the map of the hero have the colours of a person who forces them [L22]', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const colours = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'CanvasText';
    const own = getComputedStyle(probe).color;
    probe.style.color = 'Canvas';
    const ground = getComputedStyle(probe).color;
    probe.remove();
    const fillOf = (part: string) =>
      getComputedStyle(document.querySelector(`.hero-map__${part}`) ?? probe).fill;
    return { name: fillOf('town') === own, land: fillOf('land') === ground };
  });
  expect(colours).toEqual({ name: true, land: true });
});

test('letters of twice the size have no names of towns below them [L22]', async ({ page }) => {
  await page.goto('/');
  const names = page.locator('.hero-map__town').filter({ visible: true });
  await expect(names).toHaveCount(6);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(names).toHaveCount(0);
});

test('the map of the hero moves slowly, and not at all with reduced motion', async ({ page }) => {
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration)),
    );
  await page.goto('/');
  await expect.poll(moving).toHaveLength(3);
  expect(Math.min(...(await moving()))).toBeGreaterThanOrEqual(9000);
  // Any other property would lay out or paint the page again in every frame, as long as it is open.
  const properties = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const own = ['offset', 'computedOffset', 'easing', 'composite'];
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return frames.flatMap((frame) => Object.keys(frame)).filter((name) => !own.includes(name));
    }),
  );
  expect(new Set(properties)).toEqual(new Set(['transform']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toEqual([]);
});

test('the sections are in the documented order between bar and footer [SITE-01]', async ({ page }) => {
  await page.goto('/');
  const order = await page
    .locator('header, main > section, footer')
    .evaluateAll((parts) => parts.map((part) => part.id || part.className || part.localName));
  expect(order).toEqual([
    'header',
    'hero',
    'steps',
    'sustainability&community',
    'testimonials',
    'partners',
    'how-it-works',
    'how-to-get-started',
    'apps',
    'businessPortal',
    'company',
    'footer',
  ]);
  const company = section(page, 'company');
  for (const [name, path] of [
    ['Jobba hos oss', '/careers'],
    ['Kontakta oss', '/contact'],
    ['Läs om företaget', '/about'],
  ] as const)
    await expect(company.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('after the card come four step cards [SITE-03]', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.hero + .steps').getByRole('heading', { level: 3 })).toHaveText([
    'Beställ',
    'Matcha',
    'Följ',
    'Betala',
  ]);
});

test('sustainability and community has vision, concept, four highlights and five values [SITE-04] [SITE-05] [SITE-06] [SITE-07]', async ({
  page,
}) => {
  await page.goto('/');
  const community = section(page, 'sustainability&community');
  await expect(community.getByRole('heading', { name: 'Vår vision' })).toBeVisible();
  await expect(community.getByText(/Ingen lastbil ska behöva köra tom/)).toBeVisible();
  await expect(community.getByRole('heading', { name: 'Vår idé' })).toBeVisible();
  await expect(community.getByText(/En marknadsplats för transporter/)).toBeVisible();
  await expect(community.locator('.community__highlights').getByRole('heading')).toHaveCount(4);
  await expect(community.locator('.community__values').getByRole('heading')).toHaveCount(5);
});

test('shows quotes of three customers, each with name, title and portrait [SITE-08] [SITE-09]', async ({
  page,
}) => {
  await page.goto('/');
  const voices = section(page, 'testimonials').getByRole('figure');
  await expect(voices).toHaveCount(3);
  for (const [index, [name, title, portrait]] of [
    ['Maja Ekdal', 'Möbelsnickare, Arvika', 'portrait-maja'],
    ['Yusuf Demir', 'Inköpare på en byggfirma, Örebro', 'portrait-yusuf'],
    ['Kerstin Wallin', 'Pensionär, Sunne', 'portrait-kerstin'],
  ].entries()) {
    const voice = voices.nth(index);
    await expect(voice.locator('blockquote')).not.toBeEmpty();
    await expect(voice.locator('figcaption')).toHaveText(`${name}${title}`);
    await expect(voice.locator('use')).toHaveAttribute('href', `/pictures/drawings.sv.svg#${portrait}`);
  }
});

test('seventeen partners show their marks, two of them centred in a row of their own [SITE-10] [SITE-11] [SITE-12]', async ({
  page,
}) => {
  await page.goto('/');
  const partners = section(page, 'partners');
  const marks = partners.getByRole('img');
  await expect(marks).toHaveCount(17);
  const boxes = await partners.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { left, right, top } = item.getBoundingClientRect();
      return { left, right, top };
    }),
  );
  const last = boxes.slice(-2);
  const [first, second] = last;
  expect(first?.top).toBe(second?.top);
  expect(Math.max(...boxes.slice(0, -2).map(({ top }) => top))).toBeLessThan(first?.top ?? 0);
  expect(((first?.left ?? 0) + (second?.right ?? 0)) / 2).toBeCloseTo(1440 / 2, 0);

  await expect(partners.getByRole('link', { name: 'Norrkull' })).toHaveAttribute(
    'href',
    'https://norrkull.example',
  );
  await expect(partners.getByRole('img', { name: 'Älvmon' })).toBeVisible();
  await expect(partners.getByRole('link', { name: 'Älvmon' })).toHaveCount(0);
});

test('how it works is an accordion of four steps, one open at a time [SITE-13] [SITE-14] [SITE-15]', async ({
  page,
}) => {
  await page.goto('/');
  const how = section(page, 'how-it-works');
  const names = ['Beställ', 'Matcha', 'Följ', 'Betala'];
  await expect(how.getByRole('heading', { level: 3 })).toHaveText(names);
  const open = how.locator('details[open]');
  await expect(open).toHaveCount(1);
  for (const name of ['Betala', 'Följ', 'Matcha']) {
    await how.locator('summary', { hasText: name }).click();
    await expect(open).toHaveCount(1);
    await expect(open.getByRole('heading')).toHaveText(name);
  }
  await how.locator('summary', { hasText: 'Beställ' }).focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(1);
  await expect(open.getByText(/Skriv varifrån och vart/)).toBeVisible();
});

test('the accordion keeps one item open also where the browser does not know groups [SITE-15]', async ({
  page,
}) => {
  await page.goto('/');
  const how = section(page, 'how-it-works');
  await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
  await how.locator('details').evaluateAll((items) => {
    for (const item of items) item.removeAttribute('name');
  });
  await how.locator('summary', { hasText: 'Följ' }).click();
  await expect(how.locator('details[open]')).toHaveCount(1);
  await expect(how.locator('details[open]').getByRole('heading')).toHaveText('Följ');
});

test('quotes the statistic with its source in three languages [SITE-16] [SITE-29]', async ({ page }) => {
  await page.goto('/');
  const quote = section(page, 'how-it-works').getByRole('figure');
  for (const [language, statistic] of [
    ['sv', /över 3,2\smiljarder kilometer 2024.*19 till 25\sprocent.*över 600\smiljoner tomma kilometer/],
    ['en', /over 3\.2\sbillion\skm in 2024.*19 to 25%.*over 600\smillion empty\skm/],
    ['de', /2024 über 3,2\sMilliarden Kilometer.*19 bis 25\sProzent.*über 600\sMillionen leere Kilometer/],
  ] as const) {
    await show(page, language, 'light');
    await expect(quote.locator('blockquote')).toHaveText(statistic);
    await expect(quote.getByRole('link', { name: /Trafikanalys/ })).toHaveAttribute(
      'href',
      'https://www.trafa.se/vagtrafik/lastbilstrafik/',
    );
  }
});

test('customer, driver and buyer each have their numbered steps and a button [SITE-17] [SITE-18] [SITE-19] [PROD-09]', async ({
  page,
}) => {
  await page.goto('/');
  const start = section(page, 'how-to-get-started');
  await expect(start.getByRole('tab')).toHaveText(['Kund', 'Förare', 'Transportköpare']);
  for (const [tab, steps, button] of [
    ['Kund', 4, 'Skicka ett paket'],
    ['Förare', 4, 'Till förarappen'],
    ['Transportköpare', 3, 'Prata med oss'],
  ] as const) {
    await start.getByRole('tab', { name: tab }).click();
    const panel = start.getByRole('tabpanel', { name: tab });
    await expect(start.getByRole('tabpanel')).toHaveCount(1);
    await expect(panel.getByRole('listitem')).toHaveCount(steps);
    await expect(panel.getByRole('link', { name: button })).toBeVisible();
  }
  await expect(page.getByText('Transportköpare')).toHaveCount(1);
});

test('the tabs are chosen by the arrow keys [SITE-17]', async ({ page }) => {
  await page.goto('/');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
  await tab('Kund').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Förare'],
    ['End', 'Transportköpare'],
    ['ArrowRight', 'Kund'],
    ['ArrowLeft', 'Transportköpare'],
    ['Home', 'Kund'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  }
});

test('get started leads customers to the send tab, drivers to the apps and buyers to us [SITE-19]', async ({
  page,
}) => {
  await page.goto('/');
  const start = section(page, 'how-to-get-started');
  const sendTab = page.locator('freight-start').getByRole('tab', { name: 'Skicka' });
  for (let time = 1; time <= 2; time += 1) {
    await start.getByRole('link', { name: 'Skicka ett paket' }).click();
    await expect(sendTab).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => isInView(page, 'send')).toBe(true);
    await page.locator('freight-start').getByRole('tab', { name: 'Spåra' }).click();
  }
  await start.getByRole('tab', { name: 'Förare' }).click();
  await start.getByRole('link', { name: 'Till förarappen' }).click();
  await expect.poll(() => isInView(page, 'apps')).toBe(true);
  await start.getByRole('tab', { name: 'Transportköpare' }).click();
  await start.getByRole('link', { name: 'Prata med oss' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a page may take over where get started leads [SITE-19]', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    addEventListener('get-started', (event) => {
      event.preventDefault();
      document.title = JSON.stringify((event as CustomEvent).detail);
    });
  });
  const start = section(page, 'how-to-get-started');
  await start.getByRole('tab', { name: 'Transportköpare' }).click();
  await start.getByRole('link', { name: 'Prata med oss' }).click();
  await expect(page).toHaveTitle('{"audience":"buyer","target":"/contact"}');
  await expect(page).toHaveURL(/\/$/);
});

test('every anchor is there once and is reached by its address [ROUTE-27]', async ({ page }) => {
  for (const id of anchors) {
    await page.goto('about:blank');
    await page.goto(`/#${encodeURIComponent(id)}`);
    await expect(section(page, id)).toHaveCount(1);
    await expect.poll(() => isInView(page, id), { message: id }).toBe(true);
  }
});

test('has no barrier and does not scroll sideways, in Swedish and German, light and dark', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('freight-start')).toHaveAttribute('data-ready');
  await lookAt(page, 'landing');
});

test('without scripts everything can be read, for all audiences', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  for (const button of ['Skicka ett paket', 'Till förarappen', 'Prata med oss'])
    await expect(page.getByRole('link', { name: button })).toBeVisible();
  await expect(page.getByText('Ladda ned förarappen.')).toBeVisible();
  const how = section(page, 'how-it-works');
  await how.locator('summary', { hasText: 'Betala' }).click();
  await expect(how.getByText(/I appen betalar du med kort eller faktura/)).toBeVisible();
  await context.close();
});
