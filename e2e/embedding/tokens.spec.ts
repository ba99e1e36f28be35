import type { Page } from '@playwright/test';
import { accountButton, logIn, notice } from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';
import { newAccount } from '#support/session.ts';
import type { Site } from '#support/site.ts';

interface Tokens {
  token: string;
  refreshToken: string;
}

/** A partner's page with the tags of an account. */
async function openPartner(page: Page, { partnerUrl }: Site): Promise<void> {
  await page.goto(partnerUrl);
  await page.evaluate(() => {
    const header = document.createElement('header');
    header.append(document.createElement('freight-user-menu'));
    document.body.prepend(header, document.createElement('freight-orders'));
  });
}

/** Logs in through the dialog; returns the API's answer, which an attack must not find. */
async function logInOn(page: Page, person: { email: string; password: string }): Promise<Tokens> {
  const login = page.waitForResponse((answer) => answer.url().endsWith('/login'));
  await page.locator('header freight-user-menu').getByRole('button', { name: 'Logga in' }).click();
  await logIn(page, person);
  return (await (await login).json()) as Tokens;
}

/**
 * What a script of the page finds: walks through everything in the kit's registry, calls what gives
 * something, puts traps in the place of what it can replace, and looks into both storages.
 */
const attack = (page: Page) =>
  page.evaluate(async () => {
    const loot: string[] = [];
    const promised: Promise<unknown>[] = [];
    const seen = new Set<unknown>();
    const giving = /^(get\w*|tokens?|unlock|keys|values|entries|userId|hasToken|dump|toString|toJSON)$/;
    const registry = Object.getOwnPropertySymbols(globalThis)
      .filter((symbol) => String(symbol).includes('freight'))
      .map((symbol) => (globalThis as unknown as Record<symbol, unknown>)[symbol]);
    const look = (value: unknown, depth: number): void => {
      if (typeof value === 'string') loot.push(value);
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return;
      if (seen.has(value) || depth > 8 || value instanceof Node) return;
      seen.add(value);
      if (value instanceof Map) for (const [key, one] of value) look([key, one], depth + 1);
      if (value instanceof Set) for (const one of value) look(one, depth + 1);
      for (const name of Reflect.ownKeys(value)) {
        const part = (value as Record<string | symbol, unknown>)[name];
        look(part, depth + 1);
        if (typeof part !== 'function' || !giving.test(String(name))) continue;
        for (const argument of [undefined, 'authToken', 'refreshToken']) {
          try {
            const result: unknown = part.call(value, argument);
            if (result instanceof Promise) promised.push(result.catch(() => undefined));
            else look(result, depth + 1);
          } catch {}
        }
      }
    };
    look(registry, 0);
    for (const one of promised)
      look(await Promise.race([one, new Promise((done) => setTimeout(done, 5000))]), 4);
    look([{ ...localStorage }, { ...sessionStorage }], 0);
    return loot.join('\n');
  });

/** Replaces all it can in the registry by traps that record their arguments; returns the number of entries replaced. */
const setTraps = (page: Page) =>
  page.evaluate(() => {
    const caught: string[] = [];
    let replaced = 0;
    Object.assign(globalThis, { caught });
    const trap = (part: (...given: unknown[]) => unknown) =>
      function (this: unknown, ...given: unknown[]) {
        caught.push(JSON.stringify(given) ?? '');
        return part.apply(this, given);
      };
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (!String(symbol).includes('freight')) continue;
      const registry = (globalThis as unknown as Record<symbol, { things: Map<string, { value: unknown }> }>)[
        symbol
      ];
      for (const name of ['session@1', 'core@1']) {
        const thing = registry?.things.get(name);
        const standing = thing?.value;
        if (!thing || typeof standing !== 'object' || standing === null) continue;
        for (const part of [standing, ...Object.values(standing)]) {
          if (typeof part !== 'object' || part === null) continue;
          for (const [key, value] of Object.entries(part)) {
            if (typeof value !== 'function') continue;
            try {
              (part as Record<string, unknown>)[key] = trap(value as () => unknown);
            } catch {}
          }
        }
        thing.value = new Proxy({}, { get: (_, key) => trap(() => ({ key })) });
        replaced += 1;
      }
    }
    return replaced;
  });

const isWelcome = async (siteUrl: string, refreshToken: string) => {
  const answer = await fetch(`${siteUrl}/api/v1/user/refresh-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  return answer.ok;
};

test('no script of a foreign page finds a token in what the kit shares or stores, and the orders still come [SESS-03] [S15]', async ({
  page,
  site,
}) => {
  await openPartner(page, site);
  const person = await newAccount(site);
  const { token, refreshToken } = await logInOn(page, person);
  await expect(page.getByText('Inga pågående beställningar.')).toBeVisible();
  const loot = await attack(page);
  // The attack has reached the session.
  expect(loot).toContain(person.email);
  expect(loot).not.toContain(token);
  expect(loot).not.toContain(refreshToken);
  await expect(accountButton(page)).toBeVisible();
});

test('a script that puts something else in place of what the kit shares is given no token and no password [S15]', async ({
  page,
  site,
}) => {
  await openPartner(page, site);
  const person = await newAccount(site);
  await logInOn(page, person);
  expect(await setTraps(page)).toBe(2);
  await page
    .locator('header')
    .getByRole('button', { name: /Konto: / })
    .click();
  await page.locator('header').getByRole('menuitem', { name: 'Logga ut' }).click();
  const { token, refreshToken } = await logInOn(page, person);
  await expect(accountButton(page)).toBeVisible();
  const caught = await page.evaluate(() => (globalThis as unknown as { caught: string[] }).caught.join('\n'));
  for (const secret of [token, refreshToken, person.password]) expect(caught).not.toContain(secret);
});

test('a session on a foreign page ends with the page, on the server as well [S15]', async ({
  page,
  site,
}) => {
  await openPartner(page, site);
  const { refreshToken } = await logInOn(page, await newAccount(site));
  await expect(accountButton(page)).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => isWelcome(site.url, refreshToken)).toBe(false);
  await openPartner(page, site);
  await expect(page.locator('header').getByRole('button', { name: 'Logga in' })).toBeVisible();
});

test('two copies of the kit on a page share one session, and neither gives its tokens away [S15]', async ({
  page,
  site,
}) => {
  await openPartner(page, site);
  const { token, refreshToken } = await logInOn(page, await newAccount(site));
  await page.route(`${site.url}/kit2/**`, async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: route.request().url().replace('/kit2/', '/kit/') }),
    });
  });
  const status = await page.evaluate(async (address) => {
    const { session } = (await import(address)) as { session: { getState(): { status: string } } };
    return session.getState().status;
  }, `${site.url}/kit2/index.js`);
  expect(status).toBe('signed-in');
  const loot = await attack(page);
  expect(loot).not.toContain(token);
  expect(loot).not.toContain(refreshToken);
  const logout = page.waitForResponse((answer) => answer.url().endsWith('/logout'));
  await page.evaluate(async (address) => {
    const { signOut } = (await import(address)) as { signOut(): Promise<void> };
    await signOut();
  }, `${site.url}/kit2/index.js`);
  expect((await logout).ok()).toBe(true);
  await expect(notice(page, 'Du är utloggad.')).toBeVisible();
  await expect(page.locator('header').getByRole('button', { name: 'Logga in' })).toBeVisible();
});
