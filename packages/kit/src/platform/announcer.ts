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
  shared('announcer', (life) => ({ polite: region('polite', life), assertive: region('assertive', life) }));

function region(politeness: 'polite' | 'assertive', life: AbortSignal): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-live', politeness);
  element.dataset['freightAnnouncer'] = politeness;
  // Visually hidden through the CSSOM: a page's policy may forbid style elements and attributes.
  Object.assign(element.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.append(element);
  life.addEventListener('abort', () => element.remove());
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
