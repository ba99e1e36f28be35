import type { Language } from '@freight/contract';
import { type Configuration, configuration } from '#platform/configuration.ts';
import { forceColours } from './forcedColours.ts';
import { kitElements } from './kitElements.ts';
import { changeSettings } from './settings.ts';

/** How the elements are shown: each may be combined with each. */
export const views = ['narrow', 'large', 'german', 'dark', 'forced'] as const;
export type View = (typeof views)[number];

const german: Language = 'de';

/** Changes elements, and gives each its own value back. */
function changing(
  read: (element: HTMLElement) => string | null,
  write: (element: HTMLElement, value: string | null) => void,
  valueFor: (element: HTMLElement) => string,
): (isOn: boolean) => void {
  const before = new Map<HTMLElement, string | null>();
  return (isOn) => {
    if (isOn)
      for (const element of kitElements()) {
        if (before.has(element)) continue;
        const value = valueFor(element);
        before.set(element, read(element));
        write(element, value);
      }
    else {
      for (const [element, value] of before) write(element, value);
      before.clear();
    }
  };
}

const style = (name: string, valueFor: (element: HTMLElement) => string) =>
  changing(
    (element) => element.style.getPropertyValue(name),
    (element, value) => element.style.setProperty(name, value, value ? 'important' : ''),
    valueFor,
  );

function inGerman() {
  let before: Configuration['language'];
  let isShown = false;
  return (isOn: boolean) => {
    if (isOn === isShown) return;
    isShown = isOn;
    if (isOn) before = configuration.getState().language;
    changeSettings({ language: isOn ? german : before });
  };
}

/** Twice the size that the element's text has now. */
function doubled({ shadowRoot }: HTMLElement): string {
  const root = shadowRoot?.querySelector('.root');
  const size = root ? Number.parseFloat(getComputedStyle(root).fontSize) : 16;
  return `${2 * size}px`;
}

const width = style('max-inline-size', () => '280px');
const changes: Readonly<Record<View, (isOn: boolean) => void>> = {
  narrow: width,
  large: style('--freight-font-size', doubled),
  german: inGerman(),
  dark: changing(
    (element) => element.getAttribute('theme'),
    (element, value) =>
      value === null ? element.removeAttribute('theme') : element.setAttribute('theme', value),
    () => 'dark',
  ),
  forced: forceColours,
};

/** Shows the elements in these views, those that have just come to the page too. */
export function showViews(shown: ReadonlySet<View>): void {
  for (const view of views) changes[view](shown.has(view));
}
