import { expect, type Page } from '@playwright/test';
import { admin, type WordPress } from './wordpress.ts';

/** Logs in as the one who manages the site. */
export const logIn = async (page: Page, { url }: WordPress) => {
  await page.goto(`${url}/wp-login.php`);
  await page.locator('#user_login').fill(admin.name);
  await page.locator('#user_pass').fill(admin.password);
  await page.locator('#wp-submit').click();
  await expect(page).toHaveURL(/wp-admin/);
};

/** Publishes a page as whoever is logged in, and returns its address. */
export const publish = (page: Page, content: string) =>
  page.evaluate(async (text) => {
    const nonce = await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
    const answer = await fetch('/index.php?rest_route=/wp/v2/pages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
      body: JSON.stringify({ title: 'Skicka', status: 'publish', content: text }),
    });
    return ((await answer.json()) as { link: string }).link;
  }, content);

/** Saves the page of settings that is shown. */
export const saveSettings = async (page: Page) => {
  await page.locator('#submit').click();
  await page.waitForLoadState();
};
