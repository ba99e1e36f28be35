const announcer = '[data-freight-announcer]';

const textOf = (node: Node | null | undefined) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The name of a control, as a screen reader finds it in the markup. */
function nameOf(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const named = labelledBy.map((id) => textOf(root.getElementById(id))).join(' ');
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
  return (
    named ||
    element.getAttribute('aria-label') ||
    [...(labels ?? [])].map(textOf).join(' ') ||
    textOf(element) ||
    element.getAttribute('title') ||
    ''
  );
}

const roles: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  input: 'textbox',
  textarea: 'textbox',
  select: 'combobox',
  summary: 'button',
};
const roleOf = (element: Element): string => {
  const given = element.getAttribute('role');
  if (given) return given;
  const isChoice = element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
  return isChoice ? element.type : (roles[element.localName] ?? '');
};

const stateNames = ['aria-expanded', 'aria-selected', 'aria-pressed', 'aria-checked', 'aria-invalid'];
const statesOf = (element: Element): string[] =>
  stateNames.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : `${name.slice('aria-'.length)} ${value}`;
  });

const describedBy = (element: Element): string => {
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  return ids.map((id) => textOf(root.getElementById(id))).join(' ');
};

/** What a screen reader reads of a control that gets the focus; empty without a name. */
const readingOf = (element: Element): string =>
  [nameOf(element), roleOf(element), ...statesOf(element), describedBy(element)].filter(Boolean).join(', ');

/**
 * Calls back with everything that a screen reader reads of the kit without being moved: the kit's announcements, and its
 * controls as they get the focus. Returns the function that stops it.
 */
export function listen(onSpoken: (text: string) => void): () => void {
  const observer = new MutationObserver((changes) => {
    const regions = new Set(
      changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest(announcer) ?? [];
      }),
    );
    for (const region of regions) if (textOf(region)) onSpoken(textOf(region));
  });
  observer.observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  const stopping = new AbortController();
  document.addEventListener(
    'focusin',
    (event) => {
      const [element] = event.composedPath();
      const host = event.target;
      if (!(element instanceof Element) || !(host instanceof Element)) return;
      if (!host.localName.startsWith('freight-') || host === element) return;
      const reading = readingOf(element);
      if (reading) onSpoken(reading);
    },
    { signal: stopping.signal },
  );
  return () => {
    observer.disconnect();
    stopping.abort();
  };
}
