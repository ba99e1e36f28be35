import { pageDocument } from './pageDocument.ts';
import { forms, shared } from './registry.ts';

type Politeness = 'polite' | 'assertive';

interface Announcer {
  say: (message: string, politeness: Politeness) => void;
  /** Elements on the page; without any the regions are gone. */
  hold: (user: Element) => void;
  release: (user: Element) => void;
}

declare module '#platform/registry.ts' {
  interface Shared {
    announcer: Announcer;
  }
}
forms.announcer = 2;

/** Milliseconds a region stays empty, so that a repeated message is read again. Not one frame: a hidden tab has none. */
const emptyFor = 50;
/** Milliseconds a message stays before the next one replaces it: a screen reader has noticed it by then. */
const standsFor = 300;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Chromium does not announce live regions inside shadow roots, so the page has one of each politeness outside of them.
 * They must exist before the first message, or that one is lost.
 */
const announcer = () =>
  shared('announcer', (life): Announcer => {
    const users = new Set<Element>();
    const regions = { polite: region('polite'), assertive: region('assertive') };
    const queues = { polite: Promise.resolve(), assertive: Promise.resolve() };
    const keeper = keeperOf(Object.values(regions));
    life.addEventListener('abort', keeper.remove);
    return {
      hold(user) {
        users.add(user);
        keeper.keep();
      },
      release(user) {
        users.delete(user);
        if (users.size === 0) keeper.remove();
      },
      say(message, politeness) {
        // The element that shows a message may still be loading.
        keeper.keep();
        const element = regions[politeness];
        queues[politeness] = queues[politeness].then(async () => {
          element.textContent = '';
          await pause(emptyFor);
          element.textContent = message;
          await pause(standsFor);
        });
      },
    };
  });

/**
 * Routers that replace the body, or its content, remove the regions. They are added back immediately, because screen
 * readers read nothing from a region that is added together with its message.
 */
function keeperOf(elements: readonly HTMLElement[]) {
  const isInPlace = () => elements.every((element) => element.parentNode === pageDocument.body);
  const observer = new MutationObserver(() => isInPlace() || keep());
  const keep = () => {
    observer.disconnect();
    observer.observe(pageDocument.documentElement, { childList: true });
    // While the page replaces its body, it has no body.
    if (!pageDocument.body) return;
    if (!isInPlace()) pageDocument.body.append(...elements);
    observer.observe(pageDocument.body, { childList: true });
  };
  const remove = () => {
    observer.disconnect();
    for (const element of elements) {
      element.textContent = '';
      element.remove();
    }
  };
  return { keep, remove };
}

function region(politeness: Politeness): HTMLElement {
  const element = pageDocument.createElement('div');
  element.setAttribute('aria-live', politeness);
  element.dataset['freightAnnouncer'] = politeness;
  // Visually hidden through the CSSOM: a page's policy may forbid style elements and attributes. Important, because the
  // region is in the page: a page's rule for all elements would make text visible that is for screen readers only.
  element.style.cssText =
    'all:initial;position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;'.replaceAll(
      ';',
      '!important;',
    );
  return element;
}

/** Puts the live regions on the page, for as long as the element is there. */
export const holdAnnouncer = (user: Element): void => announcer().hold(user);

export const releaseAnnouncer = (user: Element): void => announcer().release(user);

/** Makes a screen reader read the message, after those before it; the same message twice in a row is read twice. */
export const announce = (message: string, politeness: Politeness = 'polite'): void =>
  announcer().say(message, politeness);
