import { whenNear } from '#bridge/viewport.ts';
import { entries } from '#loader/entries.ts';
import { preload } from '#loader/files.ts';
import { paintFirstFrame } from '#loader/firstFrame.ts';
import { loadElement } from '#loader/loadElement.ts';
import { loadLater, loadVisible } from '#loader/loadQueue.ts';
import { currentLanguage } from '#platform/language.ts';
import { whenIdle } from '#platform/whenIdle.ts';

const seen = new WeakSet<Element>();

const report = (error: unknown) => console.error('[freight] An element could not be loaded.', error);

/**
 * The frame first, then all downloads at once; running the code waits until the page is idle or the element is used,
 * unless there is nothing else to see.
 */
function prepare(element: HTMLElement): void {
  const tag = element.localName;
  const entry = entries[tag];
  if (!entry || seen.has(element)) return;
  seen.add(element);
  if (customElements.get(tag)) return;
  const load = () => loadElement(tag).catch(report);
  if (entry.everywhere) {
    if (entry.everywhere === 'last') loadLater(load);
    else loadVisible(load());
    return;
  }
  const isPainted = paintFirstFrame(element, tag, load);
  whenNear(element, () => {
    if (isPainted) preload(tag, currentLanguage(), 'low');
    loadVisible(isPainted ? whenIdle().then(load) : load());
  });
}

/** Takes care of every freight tag in a part of the page, open shadow roots of other elements not included. */
export function discover(part: ParentNode): void {
  for (const element of part.querySelectorAll<HTMLElement>(Object.keys(entries).join(','))) prepare(element);
}

/** Finds tags wherever and whenever they appear. */
export function watchPage(): void {
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement)) continue;
      prepare(node);
      discover(node);
    }
  }).observe(document.documentElement, { subtree: true, childList: true });
  discover(document);
}
