import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const key = 'theme';
const listeners = new Set<() => void>();

/** The theme that the head's script chose before the first paint: the visitor's choice, else the system's. */
const shown = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

function choose(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The site's colour scheme and a way to change it; the kit's elements follow the page's. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore<Theme>(subscribe, shown, () => 'light');
  return { theme, toggle: () => choose(theme === 'dark' ? 'light' : 'dark') };
}
