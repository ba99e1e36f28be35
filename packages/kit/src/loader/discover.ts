import { behaviourOf, hasBehaviour } from '#bridge/behaviour.ts';
import { takeAnswerBack } from '#bridge/firstFrame.ts';
import { isIsolated } from '#bridge/isolation.ts';
import { entries } from '#loader/entries.ts';
import { preload } from '#loader/files.ts';
import { loadOwnWords, paintFirstFrame } from '#loader/firstFrame.ts';
import { loadElement } from '#loader/loadElement.ts';
import { loadLater, loadVisible } from '#loader/loadQueue.ts';
import { configuration } from '#platform/configuration.ts';
import { currentLanguage } from '#platform/language.ts';
import { pageDocument, unclobbered } from '#platform/pageDocument.ts';
import { report } from '#platform/report.ts';
import { isNear, whenNear } from '#platform/viewport/viewport.ts';
import { whenBack } from '#platform/whenBack.ts';
import { whenIdle } from '#platform/whenIdle.ts';
import { withPart } from '#platform/withPart.ts';

/**
 * How many elements are prepared in one task: the page shows their first frames only when all of them are laid out.
 */
const batchSize = 8;

const seen = new WeakSet<Element>();

/** Whether this script loaded slowly: the files that follow will too, so their downloads start early. */
let slow: boolean | undefined;
const isLineSlow = () => {
  slow ??= Number(performance.getEntriesByName(import.meta.url)[0]?.duration) > 100;
  return slow;
};

/**
 * Paints the frame first, then starts all downloads together. The code runs when the page is idle or the element is
 * used; without a frame it runs as soon as it has loaded. An element that sleeps waits for the visitor before.
 */
function prepare(element: HTMLElement): void {
  const tag = element.localName;
  const { everywhere, sleeps } = entries[tag] ?? {};
  const load = () => insist(element, () => loadElement(tag));
  let isPainted = false;
  const begin = () => {
    if (everywhere === 'last') return loadLater(load);
    if (isPainted) preload(tag, currentLanguage(), 'low');
    return loadVisible(isPainted ? whenIdle().then(load) : load());
  };
  const start = () =>
    sleeps
      ? import('#loader/sleep.ts')
          .then(({ whenAwake }) => whenAwake(tag, configuration.getState()))
          .then(begin, begin)
      : begin();
  if (everywhere) {
    start();
    return;
  }
  // Otherwise the download starts after the frame, which is painted sooner when nothing arrives meanwhile.
  if (!sleeps && isLineSlow() && isNear(element)) preload(tag, currentLanguage(), 'low');
  isPainted = paintFirstFrame(element, tag, () => load().then(() => behaviourOf(element)?.mount()));
  // Its code loaded while it waited for its turn: the element itself checks whether it is near the viewport.
  if (!hasBehaviour(tag)) whenNear(element, start);
}

let waiting: HTMLElement[] = [];

async function prepareAll(): Promise<void> {
  // No frame shows words that the page has replaced.
  if (configuration.getState().texts) await loadOwnWords().catch(() => undefined);
  const fresh = waiting;
  waiting = [];
  while (fresh.length > 0) {
    fresh.splice(0, batchSize).forEach(prepare);
    await whenIdle(100);
  }
}

/** Fetches what an element needs. Reports a failure, and tries again when it may help. */
async function insist(element: HTMLElement, fetchPart: () => Promise<void>): Promise<void> {
  try {
    await fetchPart();
  } catch (reason) {
    // Nothing is loading any more: another press tries again.
    takeAnswerBack(element);
    report('element-not-loaded', { tag: element.localName, reason }, element);
    whenBack(() => {
      if (element.isConnected) insist(element, fetchPart);
      // It is not on the page now: it is prepared again when it returns.
      else seen.delete(element);
    });
  }
}

/** Handles an element whose code has not loaded, together with those added to the page at the same moment. */
export function enqueue(element: HTMLElement): void {
  if (isIsolated(element)) {
    // Until the frame's code has loaded, the content of the tag is shown.
    insist(element, async () => (await import('#isolated/isolate.ts')).isolate(element));
    return;
  }
  if (seen.has(element)) return;
  seen.add(element);
  if (waiting.push(element) === 1) queueMicrotask(prepareAll);
}

/** Markup that an element replaces, and tags that the kit does not have: both are rare, so their code loads later. */
const odd = '[data-freight],:not(:defined)';
const isOdd = (node: Node): node is HTMLElement => {
  if (!(node instanceof HTMLElement)) return false;
  const { dataset, localName } = unclobbered(node);
  return 'freight' in dataset || (localName.startsWith('freight-') && !customElements.get(localName));
};

/** Handles a part of the page that the script cannot see into, such as another element's shadow root. */
export function discover(part: ParentNode & Node): void {
  const found = [part, ...unclobbered(part).querySelectorAll(odd)].filter(isOdd);
  if (found.length > 0)
    withPart(import('#loader/markup.ts'), ({ readMarkup }) => {
      for (const markup of found) readMarkup(markup, entries);
    });
}

/** Finds markup that elements replace, anywhere on the page, also when it is added later. */
export function watchPage(): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLElement) discover(node);
  }).observe(pageDocument.documentElement, { subtree: true, childList: true });
  discover(document);
}
