import { type Language, languages } from '@freight/contract';
import { expect, onTestFinished, test } from 'vitest';
import { defineElement, type KitElement } from '#bridge/defineElement.ts';
import { renderElement } from '#testing/renderElement.ts';
import { place, ready } from '#testing/twin.ts';
import { accessibilityFindings } from './accessibility.ts';

/** All texts of an element's first render. */
async function textsOf({ texts }: KitElement, language: Language): Promise<Record<string, string>> {
  return Object.assign({}, ...(await Promise.all(texts.map((one) => one.load(language)))));
}

const page = (): unknown => {
  const probe = document.createElement('p');
  document.body.append(probe);
  const { color, font, margin, lineHeight, boxSizing } = getComputedStyle(probe);
  probe.remove();
  const ofTags = [document.documentElement, document.body].map((tag) => [tag.className, tag.style.cssText]);
  const sheets = [document.styleSheets.length, document.adoptedStyleSheets.length];
  return { color, font, margin, lineHeight, boxSizing, ofTags, sheets };
};

const looks = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll<HTMLElement>('.root, .root *')].map((part) => {
    const { width, height } = part.getBoundingClientRect();
    const { color, fontSize, lineHeight, display, letterSpacing } = getComputedStyle(part);
    const size = `${Math.round(width)}x${Math.round(height)}`;
    return [part.localName, part.className, size, color, fontSize, lineHeight, display, letterSpacing].join(
      ' ',
    );
  });

function styleThePage(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/** Gives an element a place of fixed width that no page style can change. */
function shelve(host: HTMLElement, width: number): void {
  const shelf = document.createElement('div');
  shelf.style.setProperty('display', 'block', 'important');
  shelf.style.setProperty('width', `${width}px`, 'important');
  document.body.prepend(shelf);
  shelf.append(host);
  onTestFinished(() => shelf.remove());
}

/** Laws 3 and 7: the page's styles and the element's do not affect each other; the element is accessible. */
export function styleLaws(
  element: KitElement,
  attributes: Record<string, string>,
  hasPageType: boolean,
): void {
  const { tag } = element.definition;

  test('reads from left to right on a page with dir="rtl" [A29]', async () => {
    await defineElement(element);
    const host = place(tag, attributes);
    host.parentElement?.setAttribute('dir', 'rtl');
    onTestFinished(() => host.parentElement?.removeAttribute('dir'));
    const root = await ready(host);
    expect(getComputedStyle(host).direction).toBe('rtl');
    const inside = [...root.querySelectorAll('.root, .root *')];
    expect(new Set(inside.map((part) => getComputedStyle(part).direction))).toEqual(new Set(['ltr']));
  });

  test(`${tag} changes nothing in how the page looks and contains no other freight tag`, async () => {
    await defineElement(element);
    const before = page();
    const host = place(tag, attributes);
    const root = await ready(host);
    expect(page()).toEqual(before);
    expect(
      [...root.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('freight-')),
    ).toEqual([]);
    expect(root.querySelectorAll('style, [style]').length).toBe(0);
  });

  test(`${tag} looks the same on a page with hostile styles`, async () => {
    await defineElement(element);
    const host = place(tag, { ...attributes, theme: 'dark' });
    shelve(host, 400);
    const root = await ready(host);
    await expect.poll(() => root.querySelector('.skeleton')).toBeNull();
    const before = looks(root);
    const size = hasPageType ? '' : 'font-size: 62.5% !important;';
    styleThePage(`* { all: unset !important } html { ${size} letter-spacing: 3px; line-height: 3 }`);
    expect(looks(root)).toEqual(before);
  });

  test.each(languages)(`${tag} has no accessibility findings in %s, light and dark`, async (language) => {
    for (const theme of ['light', 'dark']) {
      styleThePage(theme === 'dark' ? 'body { background: #0c1511 }' : 'body { background: #f6f5ef }');
      const { host } = await renderElement(element, {
        language,
        attributes: { ...attributes, theme },
      });
      expect(await accessibilityFindings(host)).toEqual([]);
      host.remove();
    }
  });

  test(`${tag} fits into 280 px without sideways scroll`, async () => {
    for (const language of languages) {
      const { host, root } = await renderElement(element, { language, attributes });
      shelve(host, 280);
      const outer = root.querySelector('.root');
      expect(outer?.scrollWidth ?? 0).toBeLessThanOrEqual(Math.max(280, outer?.clientWidth ?? 0));
      host.remove();
    }
  });

  test(`${tag} has the same texts in every language, none empty`, async () => {
    const catalogs = await Promise.all(languages.map((language) => textsOf(element, language)));
    const shape = (catalog: Record<string, string>) =>
      Object.entries(catalog)
        .map(([key, text]) => `${key} ${[...text.matchAll(/\{\w+\}/g)].map(String).sort().join()}`)
        .sort();
    const english = shape(await textsOf(element, 'en'));
    for (const catalog of catalogs) expect(shape(catalog)).toEqual(english);
    expect(catalogs.flatMap(Object.values).filter((text) => text.trim() === '')).toEqual([]);
  });

  test.each(languages)(`${tag} shows words, not keys, in %s`, async (language) => {
    const { root } = await renderElement(element, { language, attributes });
    const keys = new Set(Object.keys(await textsOf(element, language)));
    const words = [...root.querySelectorAll('*')].flatMap((node) => [
      ...[...node.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? ''),
      ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => node.getAttribute(name) ?? ''),
    ]);
    expect(words.filter((word) => keys.has(word) || /\{\w+\}/.test(word))).toEqual([]);
  });
}
