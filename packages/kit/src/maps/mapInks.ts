/** What a canvas is drawn with; the colours themselves are css, so that they follow the theme and the tokens. */
const inks = [
  'land',
  'water',
  'park',
  'border',
  'county',
  'motorway',
  'primary',
  'ferry',
  'street',
  'casing',
  'route',
] as const;

export type Ink = (typeof inks)[number];
export type Inks = Readonly<Record<Ink, string>>;

/**
 * The colours of a map in its container, now and whenever they change: `changed` is called for another theme, whoever
 * changed it. A canvas takes no `var()` and no `light-dark()`, so one swatch per ink tells what they come to.
 */
export function mapInks(container: HTMLElement, changed: (inks: Inks) => void, signal: AbortSignal): Inks {
  const palette = container.ownerDocument.createElement('div');
  palette.className = 'map__inks';
  const swatches = inks.map((ink) => {
    const swatch = container.ownerDocument.createElement('i');
    swatch.className = `map__ink map__ink--${ink}`;
    palette.append(swatch);
    return [ink, swatch] as const;
  });
  // Beside the container: a map may take everything out of that.
  (container.parentElement ?? container).append(palette);
  const read = () =>
    Object.fromEntries(swatches.map(([ink, swatch]) => [ink, getComputedStyle(swatch).color])) as Inks;
  // Every swatch has a transition too short to see: its end is the one sign that no way of changing a theme omits.
  let isTold = false;
  palette.addEventListener(
    'transitionend',
    () => {
      if (isTold) return;
      isTold = true;
      requestAnimationFrame(() => {
        isTold = false;
        if (!signal.aborted) changed(read());
      });
    },
    { signal },
  );
  signal.addEventListener('abort', () => palette.remove(), { once: true });
  return read();
}
