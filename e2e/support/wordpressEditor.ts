import { expect, type Page } from '@playwright/test';
import { admin, type WordPress } from './wordpress.ts';

/** Logs in as the site's administrator. */
export const logIn = async (page: Page, { url }: WordPress) => {
  await page.goto(`${url}/wp-login.php`);
  await page.locator('#user_login').fill(admin.name);
  await page.locator('#user_pass').fill(admin.password);
  await page.locator('#wp-submit').click();
  await expect(page).toHaveURL(/wp-admin/);
};

/** Posts to the REST API as the logged-in user. */
const post = (page: Page, route: string, body: object) =>
  page.evaluate(
    async ([path, json]) => {
      const nonce = await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
      const answer = await fetch(`/index.php?rest_route=/wp/v2/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
        body: json,
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as { link?: string };
    },
    [route, JSON.stringify(body)] as const,
  );

/** Publishes a page as the logged-in user, and returns its address. */
export const publish = async (page: Page, content: string) => {
  const { link = '' } = await post(page, 'pages', { title: 'Skicka', status: 'publish', content });
  return link;
};

/** Adds an editor without administrator rights, with the administrator's password. */
export const addEditor = (page: Page, username: string) =>
  post(page, 'users', {
    username,
    email: `${username}@example.com`,
    password: admin.password,
    roles: ['editor'],
  });

/** Activates the plugin, which is installed already. */
export const activate = (page: Page) => post(page, 'plugins/freight/freight', { status: 'active' });

/** Sets the language of the logged-in user and of the site: WordPress reads an empty value as English. */
export const setLanguages = async (page: Page, { own, site }: { own: string; site: string }) => {
  await post(page, 'users/me', { locale: own });
  await post(page, 'settings', { language: site });
};

/** Saves the page of settings that is shown. */
export const saveSettings = async (page: Page) => {
  await page.locator('#submit').click();
  await page.waitForLoadState();
};
