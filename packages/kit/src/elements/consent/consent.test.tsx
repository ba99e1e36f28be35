import { storageKeys } from '@freight/contract';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ConsentChoice, consentStore, giveConsent, mayAskOthers } from '#consent/consent.ts';
import { configure } from '#platform/configuration.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { everyElement } from '#testing/everyElement.ts';
import { nextTask } from '#testing/nextTask.ts';
import { renderElement, stillness } from '#testing/renderElement.ts';
import { definition } from './definition.ts';
import { element } from './freight-consent.tsx';

everyElement(element);

const stored = () => localStorage.getItem('cookie_consent');
/** As if the person had chosen earlier, or not yet. */
function startWith(choice?: ConsentChoice): void {
  if (choice) localStorage.setItem(storageKeys.consent, choice);
  else localStorage.removeItem(storageKeys.consent);
  consentStore().setState({ choice });
}
beforeEach(() => startWith());
// Stored choices would affect the next test file.
afterAll(() => startWith());

const choices: [name: string, choice: ConsentChoice][] = [
  ['Accept all', 'all'],
  ['Only necessary', 'necessary'],
  ['Decline', 'none'],
];

/** A button of the page itself, at the given edge of the window. */
function pageButton(inset: Partial<CSSStyleDeclaration> = {}): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = 'of the page';
  Object.assign(button.style, inset);
  document.body.append(button);
  onTestFinished(() => button.remove());
  return button;
}

test('a banner that the page moves stays above everything', async () => {
  const { host, root } = await renderElement(element);
  await stillness(root);
  const cover = document.createElement('div');
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
  document.body.append(cover);
  onTestFinished(() => cover.remove());
  const onTop = () => {
    const { x, y } = root.querySelector('h2')?.getBoundingClientRect() ?? { x: 0, y: 0 };
    return document.elementFromPoint(x + 1, y + 1);
  };
  expect(onTop()).toBe(host);
  document.body.prepend(host);
  await nextTask();
  await stillness(root);
  expect(onTop()).toBe(host);
});

test('offers three choices of the same size and weight [CONSENT-01]', async () => {
  for (const width of [320, 560, 1200]) {
    await page.viewport(width, 600);
    const { host, root, screen } = await renderElement(element);
    // The pointer may rest where an earlier test has pressed.
    await userEvent.unhover(document.body);
    await stillness(root);
    const buttons = choices.map(([name]) => screen.getByRole('button', { name }));
    const looks = buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
      return [
        Math.round(width),
        Math.round(height),
        color,
        backgroundColor,
        borderColor,
        fontSize,
        fontWeight,
      ];
    });
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
    const rows = new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
    expect([1, 3]).toContain(rows.size);
    host.remove();
  }
});

test('shows while no valid choice is stored [CONSENT-02]', async () => {
  const { screen } = await renderElement(element);
  expect(screen.getByRole('region', { name: 'Cookies' }).matches(':popover-open')).toBe(true);
  localStorage.setItem(storageKeys.consent, 'perhaps');
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.consent }));
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeDefined();
});

test.each(choices)(
  'keeps the choice "%s" as %s, emits the event and disappears [CONSENT-04] [CONST-02]',
  async (name, choice) => {
    const { host, screen } = await renderElement(element);
    const given: unknown[] = [];
    host.addEventListener('freight-consent-given', (event) => given.push((event as CustomEvent).detail));
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(stored()).toBe(choice);
    expect(given).toEqual([{ choice }]);
  },
);

test.each(choices)('does not show when "%s" was chosen earlier [CONSENT-03]', async (_, choice) => {
  startWith(choice);
  const { screen } = await renderElement(element);
  expect(screen.queryByRole('region')).toBeNull();
});

test('disappears when the choice is made in another tab [CONSENT-03]', async () => {
  const { screen } = await renderElement(element);
  localStorage.setItem(storageKeys.consent, 'none');
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.consent }));
  await expect.poll(() => screen.queryByRole('region')).toBeNull();
});

test('shows again when the page opens it, with the earlier choice, and accepts another choice [CONSENT-03] [CONSENT-04]', async () => {
  startWith('all');
  const { host, screen } = await renderElement(element);
  const link = pageButton();
  link.focus();
  host.setAttribute('open', '');
  const banner = await screen.findByRole('region');
  await expect.poll(() => host.shadowRoot?.activeElement).toBe(banner);
  expect(screen.getByText('Your choice so far: Accept all')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(stored()).toBe('none');
  expect(host.hasAttribute('open')).toBe(false);
  expect(screen.queryByRole('region')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(link);
});

test.each(['Escape', 'Close'])('keeps the earlier choice when it is left by %s [CONSENT-03]', async (way) => {
  startWith('necessary');
  const { host, screen } = await renderElement(element);
  pageButton().focus();
  host.setAttribute('open', '');
  await expect.poll(() => document.activeElement).toBe(host);
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('region')).toBeNull();
  expect(stored()).toBe('necessary');
});

test('cannot be dismissed before a choice is made [CONSENT-02]', async () => {
  const { screen } = await renderElement(element, { attributes: { open: '' } });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  screen.getByRole('button', { name: 'Decline' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('region')).toBeDefined();
});

test('appears politely: it is announced, does not move the focus and is not modal [CONSENT-02]', async () => {
  const button = pageButton();
  button.focus();
  const { screen } = await renderElement(element);
  const announced = () => document.querySelector('[data-freight-announcer=polite]')?.textContent;
  await expect.poll(announced).toContain('We store what the site needs to work');
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('[data-freight-announcer=assertive]')?.textContent).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
  let presses = 0;
  button.addEventListener('click', () => presses++);
  await userEvent.click(button);
  expect(presses).toBe(1);
});

test.each(['sv', 'en', 'de'] as const)(
  'shows all three choices in a window of 320 px, and gives way to what has the focus, in %s [CONSENT-01]',
  async (language) => {
    await page.viewport(320, 568);
    const top = pageButton({ position: 'fixed', insetInlineStart: '20px', insetBlockStart: '20px' });
    const bottom = pageButton({ position: 'fixed', insetInlineStart: '20px', insetBlockEnd: '20px' });
    const { root, screen } = await renderElement(element, { language });
    // During its entrance the banner is lower than its final position.
    await stillness(root);
    const box = () => screen.getByRole('region').getBoundingClientRect();
    expect(box().height).toBeLessThanOrEqual(568 * 0.62);
    const offered = root.querySelectorAll('.banner__choices button');
    for (const choice of offered) {
      const { left, right, top: from, bottom: to } = choice.getBoundingClientRect();
      for (const y of [from + 2, to - 2])
        expect(choice.contains(root.elementFromPoint((left + right) / 2, y))).toBe(true);
    }
    expect(offered).toHaveLength(3);
    expect(box().bottom).toBeGreaterThan(500);
    for (const button of [bottom, top, bottom]) {
      button.focus();
      const { top: from, bottom: to } = button.getBoundingClientRect();
      await expect.poll(() => to <= box().top || from >= box().bottom).toBe(true);
    }
  },
);

test('links to the page about cookies, and shows the essentials in place without such a page [CONSENT-01]', async () => {
  const { host, screen } = await renderElement(element);
  const navigations: unknown[] = [];
  const handle = (event: Event) => {
    event.preventDefault();
    navigations.push((event as CustomEvent).detail);
  };
  host.addEventListener('freight-navigate', handle);
  const more = screen.getByRole('button', { name: 'Read more about cookies' });
  await userEvent.click(more);
  expect(navigations).toEqual([{ to: 'cookies', params: {} }]);
  host.removeEventListener('freight-navigate', handle);
  await userEvent.click(more);
  const essentials = await screen.findByText(/^Necessary storage keeps you logged in/);
  expect(host.shadowRoot?.activeElement).toBe(essentials);
});

test('stays visible when the element is moved in the page [CONSENT-02]', async () => {
  const { host, screen } = await renderElement(element);
  document.body.prepend(host);
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('region').getBoundingClientRect().height).toBeGreaterThan(100);
});

test('is declared to load anywhere on the page, after the other elements [CONSENT-02]', () => {
  expect(definition.everywhere).toBe('last');
});

test.each(['sv', 'en', 'de'] as const)(
  'has no accessibility findings when it is opened again, in %s, light and dark',
  async (language) => {
    startWith('all');
    for (const theme of ['light', 'dark']) {
      const { host } = await renderElement(element, { language, attributes: { theme, open: '' } });
      expect(await accessibilityFindings(host)).toEqual([]);
      host.remove();
    }
  },
);

/** Sets the answer of the page's consent manager, for one test. */
function managedBy(consent: 'granted' | 'denied'): void {
  configure({ consent });
}

test("follows the page's consent manager instead of the stored choice, and stores nothing from it", async () => {
  startWith('all');
  managedBy('denied');
  const { screen } = await renderElement(element);
  expect(consentStore().getState().choice).toBe('none');
  expect(mayAskOthers()).toBe(false);
  expect(screen.queryByRole('region')).toBeNull();
  configure({ consent: 'granted' });
  expect(consentStore().getState().choice).toBe('all');
  expect(mayAskOthers()).toBe(true);
  giveConsent('none');
  expect(mayAskOthers()).toBe(false);
  expect(stored()).toBe('all');
});

test('lets other services wait for full consent where it is asked for, and nowhere else [CONSENT-07] [CONSENT-08]', () => {
  expect(mayAskOthers()).toBe(true);
  configure({ consent: 'ask' });
  const allowed = (['necessary', 'none', 'all'] as const).map((choice) => {
    giveConsent(choice);
    return mayAskOthers();
  });
  expect(allowed).toEqual([false, false, true]);
});
