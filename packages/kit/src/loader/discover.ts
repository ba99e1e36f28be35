import type { FreightElement } from '#bridge/FreightElement.ts';
import { isNear, whenNear } from '#bridge/viewport.ts';
import { entries } from '#loader/entries.ts';
import { preload } from '#loader/files.ts';
import { paintFirstFrame } from '#loader/firstFrame.ts';
import { loadElement } from '#loader/loadElement.ts';
import { loadLater, loadVisible } from '#loader/loadQueue.ts';
import { currentLanguage } from '#platform/language.ts';
import { whenIdle } from '#platform/whenIdle.ts';

/**
 * How many elements are prepared at once: before the page shows the first of their frames it is laid out with all.
 */
const batchSize = 8;

const tags = Object.keys(entries).join();
const seen = new WeakSet<Element>();

const report = (error: unknown) => console.error('[freight] An element could not be loaded.', error);

/** Whether this script took long to come: then so will what follows, and nothing of the wait may be lost. */
const isLineSlow = () => (performance.getEntriesByName(import.meta.url)[0]?.duration ?? 0) > 100;

/**
 * The frame first, then all downloads at once; running the code waits until the page is idle or the element is used,
 * unless there is nothing else to see.
 */
function prepare(element: HTMLElement & Partial<FreightElement>): void {
  const tag = element.localName;
  const { everywhere } = entries[tag] ?? {};
  const load = () => loadElement(tag).catch(report);
  if (everywhere) {
    if (everywhere === 'last') loadLater(load);
    else loadVisible(load());
    return;
  }
  // Otherwise after the frame, which is painted sooner when nothing comes in meanwhile.
  if (isLineSlow() && isNear(element)) preload(tag, currentLanguage(), 'low');
  const isPainted = paintFirstFrame(element, tag, () => load().then(() => element.mount?.()));
  // Defined while it waited for its turn: it looks by itself whether it is near.
  if (customElements.get(tag)) return;
  whenNear(element, () => {
    if (isPainted) preload(tag, currentLanguage(), 'low');
    loadVisible(isPainted ? whenIdle().then(load) : load());
  });
}

async function prepareAll(found: HTMLElement[]): Promise<void> {
  const fresh = found.filter((element) => !seen.has(element) && !customElements.get(element.localName));
  for (const element of fresh) seen.add(element);
  while (fresh.length > 0) {
    fresh.splice(0, batchSize).forEach(prepare);
    await whenIdle(100);
  }
}

const tagsIn = (part: ParentNode) => [...part.querySelectorAll<HTMLElement>(tags)];

/** Takes care of every freight tag in a part of the page, open shadow roots of other elements not included. */
export function discover(part: ParentNode): void {
  prepareAll(tagsIn(part));
}

/** Finds tags wherever and whenever they appear. */
export function watchPage(): void {
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const parts = added.filter((node) => node instanceof HTMLElement);
    prepareAll(parts.flatMap((part) => (part.matches(tags) ? [part, ...tagsIn(part)] : tagsIn(part))));
  }).observe(document.documentElement, { subtree: true, childList: true });
  discover(document);
}
