import { behaviourOf, hasBehaviour } from '#bridge/behaviour.ts';
import { takeAnswerBack } from '#bridge/firstFrame.ts';
import { isIsolated } from '#bridge/isolation.ts';
import { isNear, whenNear } from '#bridge/viewport.ts';
import { entries } from '#loader/entries.ts';
import { preload } from '#loader/files.ts';
import { paintFirstFrame } from '#loader/firstFrame.ts';
import { loadElement } from '#loader/loadElement.ts';
import { loadLater, loadVisible } from '#loader/loadQueue.ts';
import { currentLanguage } from '#platform/language.ts';
import { pageDocument, unclobbered } from '#platform/pageDocument.ts';
import { report } from '#platform/report.ts';
import { whenBack } from '#platform/whenBack.ts';
import { whenIdle } from '#platform/whenIdle.ts';
import { withPart } from '#platform/withPart.ts';

/**
 * How many elements are prepared at once: before the page shows the first of their frames it is laid out with all.
 */
const batchSize = 8;

const seen = new WeakSet<Element>();

/** Whether this script took long to come: then so will what follows, and nothing of the wait may be lost. */
const isLineSlow = () => (performance.getEntriesByName(import.meta.url)[0]?.duration ?? 0) > 100;

/**
 * The frame first, then all downloads at once; running the code waits until the page is idle or the element is used,
 * unless there is nothing else to see.
 */
function prepare(element: HTMLElement): void {
  const tag = element.localName;
  const { everywhere } = entries[tag] ?? {};
  const load = () => insist(element, () => loadElement(tag));
  if (everywhere) {
    if (everywhere === 'last') loadLater(load);
    else loadVisible(load());
    return;
  }
  // Otherwise after the frame, which is painted sooner when nothing comes in meanwhile.
  if (isLineSlow() && isNear(element)) preload(tag, currentLanguage(), 'low');
  const isPainted = paintFirstFrame(element, tag, () => load().then(() => behaviourOf(element)?.mount()));
  // Its code came while it waited for its turn: it looks by itself whether it is near.
  if (hasBehaviour(tag)) return;
  whenNear(element, () => {
    if (isPainted) preload(tag, currentLanguage(), 'low');
    loadVisible(isPainted ? whenIdle().then(load) : load());
  });
}

let waiting: HTMLElement[] = [];

async function prepareAll(): Promise<void> {
  const fresh = waiting;
  waiting = [];
  while (fresh.length > 0) {
    fresh.splice(0, batchSize).forEach(prepare);
    await whenIdle(100);
  }
}

/** Fetches what an element needs. Reports when that does not come, and tries again when it may help. */
async function insist(element: HTMLElement, fetchPart: () => Promise<void>): Promise<void> {
  try {
    await fetchPart();
  } catch (reason) {
    // Nothing is on its way any more: who presses again tries again.
    takeAnswerBack(element);
    report('element-not-loaded', { tag: element.localName, reason }, element);
    whenBack(() => element.isConnected && insist(element, fetchPart));
  }
}

/** Takes care of an element whose code has not come, together with those that come to the page in the same moment. */
export function bring(element: HTMLElement): void {
  if (isIsolated(element)) {
    // Until the code of the frame can be had, what is inside the tag is shown.
    insist(element, async () => (await import('#isolated/isolate.ts')).isolate(element));
    return;
  }
  if (seen.has(element)) return;
  seen.add(element);
  if (waiting.push(element) === 1) queueMicrotask(prepareAll);
}

/** Markup that stands for an element, and tags that the kit does not have: both are rare, so their code comes later. */
const odd = '[data-freight],:not(:defined)';
const isOdd = (node: Node): node is HTMLElement => {
  if (!(node instanceof HTMLElement)) return false;
  const { dataset, localName } = unclobbered(node);
  return 'freight' in dataset || (localName.startsWith('freight-') && !customElements.get(localName));
};

/** Takes care of a part of the page that the script cannot see into, such as another element's shadow root. */
export function discover(part: ParentNode & Node): void {
  const found = [part, ...unclobbered(part).querySelectorAll(odd)].filter(isOdd);
  if (found.length > 0)
    withPart(import('#loader/markup.ts'), ({ readMarkup }) => {
      for (const markup of found) readMarkup(markup, entries);
    });
}

/** Finds markup that stands for elements wherever and whenever it appears. */
export function watchPage(): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLElement) discover(node);
  }).observe(pageDocument.documentElement, { subtree: true, childList: true });
  discover(document);
}
