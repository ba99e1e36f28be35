import { whenNear } from '#bridge/viewport.ts';
import { type Door, doors } from '#loader/doors.ts';
import { loadElement } from '#loader/loadElement.ts';
import { first, last } from '#loader/turns.ts';
import { configuration } from '#platform/configuration.ts';
import { currentLanguage } from '#platform/language.ts';
import { whenIdle } from '#platform/whenIdle.ts';

const seen = new WeakSet<Element>();

const report = (error: unknown) => console.error('[freight] An element could not be loaded.', error);

/** Shows the element's first frame, if it has one that fits its attributes, and calls back when it is used. */
export async function paintFirstFrame(
  element: HTMLElement,
  { frame, frameUnless }: Pick<Door, 'frame' | 'frameUnless'>,
  onUse: () => void,
): Promise<void> {
  if (!frame || frameUnless?.some((name) => element.hasAttribute(name))) return;
  const language = currentLanguage();
  const { paint } = await frame[language]();
  const prepared = configuration.getInitialState().helpPhone;
  paint(element, language, { prepared, shown: configuration.getState().helpPhone }, onUse);
}

async function prepare(element: HTMLElement): Promise<void> {
  const tag = element.localName;
  const door = doors[tag];
  if (!door || seen.has(element)) return;
  seen.add(element);
  if (customElements.get(tag)) return;
  const load = () => loadElement(tag).catch(report);
  if (door.everywhere === 'last') return last(load);
  if (door.everywhere) return void first(load());
  await first(paintFirstFrame(element, door, load).catch(report));
  whenNear(element, () => first(door.frame ? whenIdle().then(load) : load()));
}

/** Takes care of every freight tag in a part of the page, open shadow roots of other elements not included. */
export function discover(part: ParentNode): void {
  const elements = part.querySelectorAll<HTMLElement>(Object.keys(doors).join(','));
  for (const element of elements) prepare(element).catch(report);
}

/** Finds tags wherever and whenever they appear. */
export function watchPage(): void {
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement)) continue;
      prepare(node).catch(report);
      discover(node);
    }
  }).observe(document.documentElement, { subtree: true, childList: true });
  discover(document);
}
