import { pageDocument } from '#platform/pageDocument.ts';
import { shared } from './registry.ts';

/**
 * Chromium does not announce live regions inside shadow roots, so the page has one region outside of them.
 * It must exist before the first message, or that one is lost.
 */
declare module '#platform/registry.ts' {
  interface Shared {
    /** Live regions that screen readers read from. */
    announcer: { polite: HTMLElement; assertive: HTMLElement };
  }
}

const regions = () =>
  shared('announcer', (life) => {
    const made = { polite: region('polite'), assertive: region('assertive') };
    keepOnPage(Object.values(made), life);
    return made;
  });

/**
 * Routers that swap the body, or all it holds, take the regions away. They come back at once, because screen readers
 * read nothing from a region that arrives together with its message.
 */
function keepOnPage(elements: readonly HTMLElement[], life: AbortSignal): void {
  const observer = new MutationObserver(() => {
    if (elements.every((element) => element.parentNode === pageDocument.body)) return;
    observe();
  });
  const observe = () => {
    observer.disconnect();
    observer.observe(pageDocument.documentElement, { childList: true });
    // Between two bodies there is none.
    if (!pageDocument.body) return;
    pageDocument.body.append(...elements);
    observer.observe(pageDocument.body, { childList: true });
  };
  observe();
  life.addEventListener('abort', () => {
    observer.disconnect();
    for (const element of elements) element.remove();
  });
}

function region(politeness: 'polite' | 'assertive'): HTMLElement {
  const element = pageDocument.createElement('div');
  element.setAttribute('aria-live', politeness);
  element.dataset['freightAnnouncer'] = politeness;
  // Visually hidden through the CSSOM: a page's policy may forbid style elements and attributes. Important, because the
  // region is the page's: a rule of the page for all it holds would show what is only to be heard.
  element.style.cssText =
    'all:initial;position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;'.replaceAll(
      ';',
      '!important;',
    );
  return element;
}

export const prepareAnnouncer = (): void => void regions();

/** Milliseconds a region stays empty, so that a repeated message is read again. Not one frame: a hidden tab has none. */
const emptyFor = 50;

/** Lets a screen reader say the message; the same message twice in a row is said twice. */
export function announce(message: string, politeness: 'polite' | 'assertive' = 'polite'): void {
  const element = regions()[politeness];
  element.textContent = '';
  setTimeout(() => {
    element.textContent = message;
  }, emptyFor);
}
