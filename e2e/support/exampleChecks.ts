import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { chooseRoute, confirmOrder, goThroughSteps, logIn } from './customer.ts';
import type { ExampleProject } from './exampleProject.ts';
import type { Site } from './site.ts';

interface Shop {
  page: Page;
  site: Site;
  name: string;
  project: ExampleProject;
  /** Where the built page answers. */
  url: string;
  browser: Browser;
}

/** `undefined`: as expected. A text: the framework lacks the feature; it names what was checked instead. */
type Check = (shop: Shop) => Promise<string | undefined>;

const first = 'FR7K-2M9P-QX4E';
const attribute = (page: Page) => page.locator('#attribute freight-track');
const property = (page: Page) => page.locator('#property freight-track');
const counters = (page: Page) => page.locator('#counters freight-track');
const shows = async (track: Locator, parcel: string) => {
  await expect(track.getByRole('progressbar')).toBeVisible();
  await expect(track.getByText(parcel).first()).toBeVisible();
};

async function follow(page: Page, parcel: string): Promise<void> {
  await page.locator('input[name="parcel"]').fill(parcel);
  await page.getByRole('button', { name: 'Följ', exact: true }).click();
}

async function track(page: Page, parcel: string): Promise<void> {
  const start = page.locator('freight-start');
  await start.getByLabel('Paketnummer').fill(parcel);
  await start.getByRole('button', { name: 'Spåra paket' }).click();
}

/** Code that a type check must refuse, by the example's syntax for the tag. */
const mistakes: [right: string, wrong: string][] = [
  ['theme="light"', 'theme="lilac"'],
  ["theme = 'light'", "theme = 'lilac'"],
];
/** Templates of Angular know the events of a tag, but not its properties. */
const angularMistake: (typeof mistakes)[number] = ['$event.detail.orderId', '$event.detail.parcelId'];
/** Pages that are HTML before any script runs. */
const isStatic = (name: string) => name === 'html' || name === 'webpack';

/** In the order of one visit, on one page. */
export const checks: Readonly<Record<string, Check>> = {
  async renders({ page }) {
    await shows(attribute(page), first);
    await expect(page.locator('freight-start').getByLabel('Paketnummer')).toBeVisible();
    await expect(counters(page).getByRole('textbox')).toHaveCount(2);
    return undefined;
  },

  async 'navigate cancelled'({ page, url }) {
    await track(page, first);
    await expect(page.locator('output')).toHaveText(`Till paketet ${first}`);
    await expect(page).toHaveURL(url);
    await expect(page.locator('freight-start').getByRole('progressbar')).toHaveCount(0);
    return undefined;
  },

  async boolean({ page }) {
    const start = page.locator('freight-start');
    const isInline = () => start.evaluate((element: Element & { inline?: unknown }) => element.inline);
    expect(await isInline()).toBe(false);
    await page.getByLabel('På sidan').check();
    await track(page, first);
    await shows(start, first);
    await page.getByLabel('På sidan').uncheck();
    await expect.poll(isInline).toBe(false);
    return undefined;
  },

  async attribute({ page, site }) {
    const [, second = ''] = (await site.demo()).trackingIds;
    await shows(attribute(page), first);
    await follow(page, second);
    await expect(attribute(page)).toHaveAttribute('order-id', second);
    await shows(attribute(page), second);
    return undefined;
  },

  async property({ page, site }) {
    const [, second = ''] = (await site.demo()).trackingIds;
    await follow(page, second);
    await shows(property(page), second);
    await follow(page, first);
    await shows(property(page), first);
    return undefined;
  },

  async goods({ page }) {
    const price = page.locator('#goods freight-price');
    await price.getByLabel('Frakten hem:').fill('Uppsala');
    await page.keyboard.press('Enter');
    await expect(price.getByRole('button', { name: /^från [\d\s]+kr/ })).toBeVisible();
    await expect(price.getByText('Säljaren packar.')).toBeVisible();
    await page.getByRole('button', { name: 'Annan ort' }).click();
    await expect(price.getByLabel('Frakten hem:')).toHaveValue('');
    return undefined;
  },

  async conditional({ page }) {
    await shows(attribute(page), first);
    await page.getByLabel('Visa').uncheck();
    await expect(attribute(page)).toHaveCount(0);
    await page.getByLabel('Visa').check();
    await shows(attribute(page), first);
    return undefined;
  },

  async 'reorder keeps state'({ page }) {
    const rows = page.locator('#counters li');
    await rows.first().getByRole('textbox').fill('FR7K-HALF');
    await page.getByRole('button', { name: 'Byt plats' }).click();
    await expect(rows.getByRole('heading', { level: 2 })).toHaveText(['Kiruna', 'Malmö']);
    await expect(rows.last().getByRole('textbox')).toHaveValue('FR7K-HALF');
    await expect(rows.first().getByRole('textbox')).toHaveValue('');
    return undefined;
  },

  async 'tracks live'({ page, site }) {
    const [, atTheDoor = ''] = (await site.demo()).trackingIds;
    await follow(page, atTheDoor);
    await shows(attribute(page), atTheDoor);
    const progress = attribute(page).getByRole('progressbar');
    await expect(progress).toHaveAttribute('aria-valuenow', '80');
    await site.advance(30);
    await expect(progress).toHaveAttribute('aria-valuenow', '100');
    return undefined;
  },

  async 'order created'({ page, site }) {
    await page.reload();
    // A press before hydration is lost.
    await shows(attribute(page), first);
    await page.getByLabel('På sidan').check();
    const start = page.locator('freight-start');
    await chooseRoute(start);
    await start.getByRole('button', { name: 'Skicka paket' }).click();
    await logIn(page, await site.demo());
    await start.getByRole('button', { name: 'Skicka paket' }).click();
    await goThroughSteps(start);
    await confirmOrder(start);
    await expect(page.locator('output')).toHaveText(/^Beställt: \S{8,}$/);
    await expect(start.getByText('Livespårning aktiv')).toBeVisible();
    return undefined;
  },

  async SSR({ name, url, browser }) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url);
    await expect(attribute(page)).toHaveAttribute('order-id', first);
    await expect(page.getByRole('link', { name: 'Följ paketet' })).toBeVisible();
    await context.close();
    return isStatic(name)
      ? 'no program writes this page; without scripts its tag and the link inside are there'
      : undefined;
  },

  async types({ name, project }) {
    await project.script('types');
    const wrong = name === 'angular' ? [angularMistake] : mistakes;
    const found = wrong.reduce((sum, pair) => sum + project.replace(...pair), 0);
    expect(found, 'places for a mistake').toBe(1);
    const complaint = await project.script('types').then(
      () => 'nothing',
      (error: Error) => error.message,
    );
    expect(complaint, 'what the type check says of a mistake').toMatch(/lilac|parcelId/);
    return undefined;
  },
};

/** Everything a page logs, and every request of it that fails. */
export function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (failure) => void complaints.push(`uncaught: ${failure.error().message}`));
  context.on('console', (message) => void complaints.push(`console ${message.type()}: ${message.text()}`));
  context.on('requestfailed', (request) => {
    // Leaving a page cancels its pending requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  context.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()}: ${answer.url()}`);
  });
  return complaints;
}
