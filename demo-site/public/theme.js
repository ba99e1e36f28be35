// Before the first paint: the theme a person chose, else their system's; and whether the page arrives at its top.
(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {}
  root.dataset.theme =
    chosen === 'dark' || chosen === 'light'
      ? chosen
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light';
  // Who comes back or reloads is taken to where they were: only a page of its full height can do that.
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.type === 'navigate' && !location.hash) root.dataset.arriving = '';
  // A card that is used before its script has arrived keeps its tab.
  for (const use of ['pointerdown', 'keydown', 'input'])
    addEventListener(
      use,
      ({ target }) => {
        if (target instanceof Element && target.localName === 'freight-start') root.dataset.cardUsed = '';
      },
      { capture: true, passive: true },
    );
})();
