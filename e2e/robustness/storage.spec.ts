import {
  accountButton,
  chooseLanguage,
  confirmOrder,
  goThroughSteps,
  logIn,
  notice,
  openLogin,
  openWizard,
} from '#support/customer.ts';
import { expect, test } from '#support/fixtures.ts';

for (const [what, method] of [
  ['throws when it is read', 'getItem'],
  ['is full', 'setItem'],
] as const) {
  test(`signing in works in a storage that ${what}, and a notice explains once what that means [STORE-01] [F13]`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(/language preference cannot be read/);
    await context.addInitScript((name) => {
      const original = Storage.prototype[name] as (...given: string[]) => unknown;
      Storage.prototype[name] = function (this: Storage, ...given: string[]) {
        if (this === localStorage) throw new DOMException('No.', 'QuotaExceededError');
        return original.apply(this, given);
      } as never;
    }, method);
    await openLogin(page);
    await logIn(page, await site.demo());
    await expect(accountButton(page)).toBeVisible();
    const warning = notice(page, 'Du är inloggad tills du stänger sidan');
    await expect(warning).toBeVisible();
    await expect(warning).toHaveCount(1);
  });
}

test.describe('on a first visit', () => {
  test.use({ cookieChoice: 'unasked' });

  test('the page about cookies names every key that a customer leaves in the browser [LEGAL-04] [CONST-02]', async ({
    page,
    context,
    site,
  }) => {
    const written = new Set<string>();
    await context.exposeFunction('noteKey', (key: string) => void written.add(key));
    await context.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        (globalThis as unknown as { noteKey(key: string): void }).noteKey(key);
        setItem.call(this, key, value);
      };
    });
    await page.goto('/');
    await page.locator('freight-consent').getByRole('button', { name: 'Bara nödvändiga' }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /tema|läge/i })
      .click();
    await chooseLanguage(page, 'English');
    await chooseLanguage(page, 'Svenska');
    const wizard = await openWizard(page, await site.demo());
    await goThroughSteps(wizard);
    await confirmOrder(wizard);
    // While its order is on screen, the card is collapsed.
    const notification = page.locator('freight-order-notification');
    await notification.getByRole('button', { name: /^Visa beställningen:/ }).click();
    await notification.getByRole('button', { name: 'Minimera' }).click();
    await page.goto('/cookies');
    const names = await page.getByRole('table').nth(1).locator('tbody tr > :first-child').allTextContents();
    const listed = names.flatMap((name) => name.split(',').map((one) => one.trim()));
    expect([...written].filter((key) => !listed.includes(key))).toEqual([]);
    expect([...written]).toEqual(expect.arrayContaining(['authToken', 'freight.sending', 'theme']));
    // Written while the page unloads, too late for the test to record it.
    expect(listed).toContain('freightNotices');
  });
});
