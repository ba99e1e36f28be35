import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import base from '#styles/frame/base.css?raw';
import tokens from '#styles/frame/tokens.css?raw';
import laterTokens from '#styles/later-tokens.css?raw';
import { openPicker } from '#testing/probes/pickerProbe.ts';
import { startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);
afterEach(() => document.documentElement.removeAttribute('style'));

const names = [...new Set(`${base}${tokens}${laterTokens}`.match(/(?<=var\()--freight-[\w-]+/g))];

const extremes = (name: string): readonly string[] => {
  if (name.includes('color')) return ['#000000', '#ffffff', 'transparent'];
  if (name.includes('radius')) return ['0', '999px'];
  if (name === '--freight-font-size') return ['8px', '40px'];
  return name === '--freight-bar-height' ? ['0px', '2000px'] : ['cursive', 'no such font'];
};

/** Whether a press at these points of a control reaches it: the middle, and a little inside of its corners. */
function isReachable(control: HTMLElement, insets: readonly number[]): boolean {
  control.scrollIntoView({ block: 'center' });
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return insets.every((inset) =>
    [
      [left + inset * (right - left), top + inset * (bottom - top)],
      [right - inset * (right - left), top + inset * (bottom - top)],
    ].every(([x = 0, y = 0]) => {
      const hit = (control.getRootNode() as ShadowRoot).elementFromPoint(x, y);
      return hit !== null && (control.contains(hit) || hit.contains(control));
    }),
  );
}

const controlsOf = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('button, input')];

test('keeps every control within reach and within the element for extreme values of each token [P13]', async () => {
  const { link, stands } = await openPicker();
  await stands();
  const root = link.getRootNode() as ShadowRoot;
  const wide = root.host.getBoundingClientRect();
  expect(names.length).toBeGreaterThan(20);
  expect(controlsOf(root).length).toBeGreaterThan(5);
  const failures: string[] = [];
  for (const name of names)
    for (const value of extremes(name)) {
      document.documentElement.style.setProperty(name, value);
      for (const control of controlsOf(root)) {
        const { left, right } = control.getBoundingClientRect();
        const isInside = left >= wide.left - 1 && right <= wide.right + 1;
        if (!isInside || !isReachable(control, [0.5]))
          failures.push(`${name}: ${value}: ${control.getAttribute('aria-label') ?? control.textContent}`);
      }
      document.documentElement.style.removeProperty(name);
    }
  expect(failures).toEqual([]);
});

test('keeps the map a rectangle with whole buttons when fields are pills [P13]', async () => {
  document.documentElement.style.setProperty('--freight-radius-field', '999px');
  document.documentElement.style.setProperty('--freight-radius', '999px');
  const { screen, ground, stands } = await openPicker();
  await stands();
  const map = ground().closest('.map') ?? ground();
  expect(Number.parseFloat(getComputedStyle(map).borderTopLeftRadius)).toBeLessThanOrEqual(14);
  for (const name of ['Zoom in', 'Zoom out'])
    expect(isReachable(screen.getByRole('button', { name }), [0.15, 0.5, 0.85])).toBe(true);
  const credit = screen.getByText(/Natural Earth/);
  expect(credit.getBoundingClientRect().bottom).toBeLessThanOrEqual(map.getBoundingClientRect().bottom + 1);
});

test('gives the whole element a background, and links a colour, when a page sets them [P14]', async () => {
  const style = document.documentElement.style;
  style.setProperty('--freight-color-accent', 'rgb(255, 220, 0)');
  style.setProperty('--freight-color-link', 'rgb(10, 20, 30)');
  const { link, stands } = await openPicker();
  await stands();
  const wrapper = (link.getRootNode() as ShadowRoot).querySelector('.root') ?? link;
  expect(getComputedStyle(link).color).toBe('rgb(10, 20, 30)');
  expect(getComputedStyle(wrapper).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  style.setProperty('--freight-color-ground', 'rgb(1, 2, 3)');
  expect(getComputedStyle(wrapper).backgroundColor).toBe('rgb(1, 2, 3)');
});

test('lets a page style buttons, fields, labels, headings and the rest by their parts [P11]', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`freight-send::part(field) { border-width: 3px }
    freight-send::part(label) { text-transform: uppercase }
    freight-send::part(link) { font-style: italic }
    freight-send::part(primary) { letter-spacing: 2px }`);
  document.adoptedStyleSheets.push(sheet);
  try {
    const { link, stands } = await openPicker();
    await stands();
    const root = link.getRootNode() as ShadowRoot;
    const styleOf = (selector: string) => getComputedStyle(root.querySelector(selector) ?? root.host);
    expect(root.host.localName).toBe('freight-send');
    expect(styleOf('input').borderTopWidth).toBe('3px');
    expect(styleOf('label').textTransform).toBe('uppercase');
    expect(getComputedStyle(link).fontStyle).toBe('italic');
    expect(styleOf('.button--primary').letterSpacing).toBe('2px');
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
});
