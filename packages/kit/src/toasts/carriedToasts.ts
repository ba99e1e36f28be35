import type { PageToast } from './pageToast.ts';

const key = 'freightNotices';
/** Milliseconds after which a stored message is too old to be shown. */
const lifetime = 10_000;

interface Carried {
  leftAt: number;
  shown: readonly PageToast[];
}

/** Stores the toasts on screen for the next page of this tab: "signed in" is often followed by a navigation. */
export function carryToasts(shown: readonly PageToast[]): void {
  if (shown.length === 0) return;
  const leftAt = Date.now();
  // A new page must not show a message for longer.
  const seen = shown.map((toast) => ({ ...toast, shownFor: toast.shownFor + leftAt - toast.cameAt }));
  try {
    sessionStorage.setItem(key, JSON.stringify({ leftAt, shown: seen } satisfies Carried));
  } catch {
    // Without storage a message ends with its page.
  }
}

/** The toasts the previous page stored; they are removed when read. */
export function takeCarriedToasts(): readonly PageToast[] {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const { leftAt, shown } = JSON.parse(stored ?? '{}') as Partial<Carried>;
    const isFresh = typeof leftAt === 'number' && Date.now() - leftAt < lifetime;
    return isFresh && Array.isArray(shown) ? shown.filter(isToast) : [];
  } catch {
    return [];
  }
}

const isToast = (toast: Partial<PageToast> | null): toast is PageToast =>
  typeof toast?.message === 'string' && typeof toast.kind === 'string' && typeof toast.shownFor === 'number';
