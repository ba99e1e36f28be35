import { vi } from 'vitest';

/** A window with a document, for the duration of one test. */
export function openPage() {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', document);
  return { page, document };
}
