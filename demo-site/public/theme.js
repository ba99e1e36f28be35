// Before the first paint: the theme a person chose, else their system's; whether the page arrives at its top; and what
// a person presses before the page's own code has come.
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
  // The last button of the prerendered page that is pressed. Links and the kit's elements need no help, and menus open
  // by css.
  let pressed = null;
  const remember = ({ target }) => {
    pressed = target instanceof Element ? target.closest('#page button:not([aria-controls])') : null;
  };
  addEventListener('click', remember);
  window.pressAgain = () => {
    removeEventListener('click', remember);
    pressed?.click();
  };
})();
