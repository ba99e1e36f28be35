import { storageKeys } from '@freight/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseLanguage, currentLanguage } from '#platform/language.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { everyElement } from '#testing/everyElement.ts';
import { renderElement } from '#testing/renderElement.ts';
import { element } from './freight-language.tsx';

everyElement(element);

async function renderMenu(language: 'sv' | 'en' | 'de' = 'en') {
  const rendered = await renderElement(element, { language });
  const { host, root, screen } = rendered;
  const changes: unknown[] = [];
  host.addEventListener('freight-language-changed', (event) => changes.push((event as CustomEvent).detail));
  const button = screen.getByRole('button', { name: /: (SV|EN|DE)$/ });
  const panel = root.querySelector('.menu__panel') as HTMLElement;
  return { ...rendered, button, panel, changes, focused: () => root.activeElement?.textContent };
}
const isOpen = (panel: HTMLElement) => panel.matches(':popover-open');

/** Stops the timers until the test ends; the returned function lets time pass, and the screen follow. */
function stopTime(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return async (milliseconds) => {
    vi.advanceTimersByTime(milliseconds);
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  };
}

test('offers SV, EN and DE, each named in its own language [NAV-18]', async () => {
  const { button, screen } = await renderMenu('sv');
  expect(button.textContent).toBe('SV');
  await userEvent.click(button);
  const items = screen.getAllByRole('menuitemradio');
  expect(items.map((item) => item.textContent)).toEqual(['SVSvenska', 'ENEnglish', 'DEDeutsch']);
  expect(items.map((item) => item.querySelector('[lang]')?.getAttribute('lang'))).toEqual(['sv', 'en', 'de']);
  expect(items.map((item) => item.ariaChecked)).toEqual(['true', 'false', 'false']);
});

test('does not offer the languages that only addresses know [LANG-08]', async () => {
  const { button, screen } = await renderMenu();
  await userEvent.click(button);
  const offered = screen.getAllByRole('menuitemradio').map((item) => item.textContent?.slice(0, 2));
  for (const code of ['NO', 'DA', 'FI']) expect(offered).not.toContain(code);
  localStorage.setItem(storageKeys.language, 'no');
  chooseLanguage('no' as 'sv');
  expect(currentLanguage()).toBe('en');
});

test('changes every element immediately, stores the choice and emits the event [NAV-18] [LANG-03] [CONST-02]', async () => {
  const other = await renderElement(element, { language: 'en' });
  const { button, screen, changes } = await renderMenu('en');
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'DE Deutsch' }));
  await screen.findByRole('button', { name: 'Sprache: DE' });
  await other.screen.findByRole('button', { name: 'Sprache: DE' });
  expect(localStorage.getItem('language')).toBe('de');
  expect(changes).toEqual([{ language: 'de' }]);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'DE Deutsch' }));
  expect(changes).toHaveLength(1);
});

test('reverts a choice immediately, while the texts of the other language are still loading [NAV-18]', async () => {
  const { button, screen } = await renderMenu('en');
  await userEvent.click(button);
  screen.getByRole('menuitemradio', { name: 'DE Deutsch' }).click();
  expect(button.textContent).toBe('EN');
  screen.getByRole('menuitemradio', { name: 'EN English' }).click();
  expect(currentLanguage()).toBe('en');
  expect(localStorage.getItem('language')).toBe('en');
});

test('still changes the language where storage is blocked [LANG-07]', async () => {
  const { button, screen } = await renderMenu('en');
  const blocked = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  onTestFinished(() => void Object.defineProperty(window, 'localStorage', blocked));
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'SV Svenska' }));
  await screen.findByRole('button', { name: 'Språk: SV' });
});

test('opens by keyboard at the language in force and walks round with the arrows, Home and End [NAV-18]', async () => {
  const { button, panel, focused } = await renderMenu('en');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(isOpen(panel)).toBe(true);
  expect(button.ariaExpanded).toBe('true');
  expect(focused()).toBe('ENEnglish');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('DEDeutsch');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('SVSvenska');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('DEDeutsch');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('SVSvenska');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('DEDeutsch');
  await userEvent.keyboard('s');
  expect(focused()).toBe('SVSvenska');
  await userEvent.keyboard('x');
  expect(focused()).toBe('SVSvenska');
});

test('opens at its last entry by the arrow upwards, chooses by Enter and gives the focus back [NAV-18]', async () => {
  const { button, panel, root, focused } = await renderMenu('en');
  button.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('DEDeutsch');
  await userEvent.keyboard('{Enter}');
  expect(isOpen(panel)).toBe(false);
  expect(root.activeElement).toBe(button);
  await expect.poll(() => button.ariaLabel).toBe('Sprache: DE');
});

test('closes by Escape and gives the focus back to its button [NAV-18]', async () => {
  const { button, panel, root } = await renderMenu();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(isOpen(panel)).toBe(false);
  expect(button.ariaExpanded).toBe('false');
  expect(root.activeElement).toBe(button);
});

test('closes when Tab leaves it, and the focus goes on from its button [NAV-18]', async () => {
  const { button, panel, host, root } = await renderMenu();
  const [before, after] = ['before', 'after'].map((text) => {
    const neighbour = document.createElement('button');
    neighbour.textContent = text;
    onTestFinished(() => neighbour.remove());
    return neighbour;
  });
  host.before(before as Node);
  host.after(after as Node);
  await userEvent.click(button);
  await userEvent.tab();
  expect(isOpen(panel)).toBe(false);
  expect(document.activeElement).toBe(after);
  await userEvent.tab({ shift: true });
  expect(root.activeElement).toBe(button);
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(before);
  expect(isOpen(panel)).toBe(false);
});

test('closes by a press elsewhere, also inside another shadow root [NAV-18]', async () => {
  const other = await renderMenu();
  const { button, panel } = await renderMenu();
  await userEvent.click(button);
  const { left, top } = other.button.getBoundingClientRect();
  other.button.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, composed: true, clientX: left, clientY: top }),
  );
  await expect.poll(() => isOpen(panel)).toBe(false);
  await userEvent.click(button);
  panel.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  expect(isOpen(panel)).toBe(true);
});

test('opens under the mouse, closes 150 ms after it has left, and stays when it comes back in time [NAV-21]', async () => {
  const { button, panel } = await renderMenu();
  const away = document.createElement('p');
  away.textContent = 'elsewhere';
  document.body.append(away);
  onTestFinished(() => away.remove());
  await userEvent.hover(away);
  await userEvent.hover(button);
  await expect.poll(() => isOpen(panel)).toBe(true);
  expect(document.activeElement).toBe(document.body);
  // Real input takes real time, so the test dispatches the mouse events itself.
  const move = (from: Element, to: Element) => {
    const moved = { bubbles: true, composed: true, pointerType: 'mouse' };
    from.dispatchEvent(new PointerEvent('pointerout', { ...moved, relatedTarget: to }));
    to.dispatchEvent(new PointerEvent('pointerover', { ...moved, relatedTarget: from }));
  };
  const wait = stopTime();
  move(button, away);
  await wait(149);
  move(away, panel);
  await wait(1000);
  expect(isOpen(panel)).toBe(true);
  move(panel, away);
  await wait(149);
  expect(isOpen(panel)).toBe(true);
  await wait(1);
  expect(isOpen(panel)).toBe(false);
});

test('stays closed while the mouse lies still and the page moves under it [NAV-21]', async () => {
  const { button, panel, host } = await renderMenu();
  const shelf = document.createElement('div');
  document.body.append(shelf);
  onTestFinished(() => shelf.remove());
  await userEvent.hover(button);
  await expect.poll(() => isOpen(panel)).toBe(true);
  shelf.append(host);
  await expect.poll(() => button.ariaExpanded).toBe('false');
  const { left, top } = button.getBoundingClientRect();
  const over = { bubbles: true, composed: true, pointerType: 'mouse', clientX: left, clientY: top };
  const wait = stopTime();
  button.dispatchEvent(new PointerEvent('pointerover', { ...over, relatedTarget: document.body }));
  await wait(1000);
  expect(isOpen(panel)).toBe(false);
  button.dispatchEvent(new PointerEvent('pointermove', over));
  await wait(99);
  expect(isOpen(panel)).toBe(false);
  await wait(1);
  expect(isOpen(panel)).toBe(true);
});

test('opens for the press of a mouse that has just arrived, and not under one that passes [NAV-18] [NAV-21]', async () => {
  const { button, panel, focused } = await renderMenu();
  const wait = stopTime();
  const mouse = { bubbles: true, composed: true, pointerType: 'mouse' };
  const arrive = () => {
    button.dispatchEvent(new PointerEvent('pointerover', { ...mouse, relatedTarget: document.body }));
    button.dispatchEvent(new PointerEvent('pointermove', mouse));
  };
  arrive();
  await wait(99);
  const away = { ...mouse, relatedTarget: document.body, clientX: 1 };
  button.dispatchEvent(new PointerEvent('pointerout', away));
  await wait(1000);
  expect(isOpen(panel)).toBe(false);
  arrive();
  button.click();
  await wait(1000);
  expect(isOpen(panel)).toBe(true);
  expect(focused()).toBe('ENEnglish');
  // Opened by the press and not by the mouse, so that another press closes it.
  button.click();
  await wait(0);
  expect(isOpen(panel)).toBe(false);
});

test('stays open while the page moves it away from a resting mouse [NAV-21]', async () => {
  const { button, panel, host } = await renderMenu();
  const advert = document.createElement('div');
  onTestFinished(() => advert.remove());
  await userEvent.click(button);
  const left = new Promise((resolve) => button.addEventListener('pointerleave', resolve, { once: true }));
  const wait = stopTime();
  advert.style.height = '300px';
  host.before(advert);
  await left;
  await wait(1000);
  expect(isOpen(panel)).toBe(true);
  advert.dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, composed: true, pointerType: 'mouse' }),
  );
  await wait(149);
  expect(isOpen(panel)).toBe(true);
  await wait(1);
  expect(isOpen(panel)).toBe(false);
});

test('does not open under a finger before it is lifted [NAV-18]', async () => {
  const { button, panel } = await renderMenu();
  const wait = stopTime();
  const touch = { bubbles: true, composed: true, pointerType: 'touch' };
  for (const type of ['pointerover', 'pointerdown', 'pointermove', 'pointerup', 'pointerout'])
    button.dispatchEvent(new PointerEvent(type, touch));
  await wait(1000);
  expect(isOpen(panel)).toBe(false);
  button.click();
  await wait(0);
  expect(isOpen(panel)).toBe(true);
});

test('stays open when a press follows the mouse that opened it [NAV-21]', async () => {
  const { button, panel, focused } = await renderMenu();
  await userEvent.hover(button);
  await expect.poll(() => isOpen(panel)).toBe(true);
  await userEvent.click(button);
  expect(isOpen(panel)).toBe(true);
  expect(focused()).toBe('ENEnglish');
  await userEvent.click(button);
  expect(isOpen(panel)).toBe(false);
});

test.each([
  ['left', 'start'],
  ['right', 'end'],
])('stays inside a window of 320 px when it is on the %s [NAV-18]', async (side, justify) => {
  await page.viewport(320, 568);
  const { button, panel, host } = await renderMenu();
  const bar = document.createElement('div');
  Object.assign(bar.style, { display: 'flex', justifyContent: justify, overflow: 'hidden', height: '44px' });
  document.body.prepend(bar);
  onTestFinished(() => bar.remove());
  bar.append(host);
  await userEvent.click(button);
  const { left, right, top, bottom } = panel.getBoundingClientRect();
  expect(Math.min(left, 320 - right, 568 - bottom)).toBeGreaterThanOrEqual(8);
  expect(top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
  expect(side === 'left' ? left : 320 - right).toBeLessThan(30);
});

test('is closed by being moved in the page [NAV-18]', async () => {
  const { button, panel, host } = await renderMenu();
  await userEvent.click(button);
  document.body.prepend(host);
  await expect.poll(() => button.ariaExpanded).toBe('false');
  await userEvent.click(button);
  expect(isOpen(panel)).toBe(true);
});

test.each(['light', 'dark'])('has no accessibility findings while it is open, in %s', async (theme) => {
  document.body.style.background = theme === 'dark' ? '#0c1511' : '#f6f5ef';
  const { host, screen } = await renderElement(element, { attributes: { theme } });
  await userEvent.click(screen.getByRole('button'));
  expect(await accessibilityFindings(host)).toEqual([]);
});
