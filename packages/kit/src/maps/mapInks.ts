import { pageDocument } from '#platform/pageDocument.ts';

/** The colours of a canvas map, by name; their values are css, so that they follow the theme and the tokens. */
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
 * The colours of a map in its container; `changed` is called whenever the theme changes, for any reason. A canvas
 * cannot use `var()` or `light-dark()`, so their computed values are read from one hidden swatch per colour.
 */
export function mapInks(container: HTMLElement, changed: (inks: Inks) => void, signal: AbortSignal): Inks {
  const palette = pageDocument.createElement('div');
  palette.className = 'map__inks';
  const swatches = inks.map((ink) => {
    const swatch = pageDocument.createElement('i');
    swatch.className = `map__ink map__ink--${ink}`;
    palette.append(swatch);
    return [ink, swatch] as const;
  });
  // Beside the container: a map may remove everything inside it.
  (container.parentElement ?? container).append(palette);
  const read = () =>
    Object.fromEntries(swatches.map(([ink, swatch]) => [ink, getComputedStyle(swatch).color])) as Inks;
  // Every swatch has a very short transition: `transitionend` fires however the theme was changed.
  let isScheduled = false;
  palette.addEventListener(
    'transitionend',
    () => {
      if (isScheduled) return;
      isScheduled = true;
      requestAnimationFrame(() => {
        isScheduled = false;
        if (!signal.aborted) changed(read());
      });
    },
    { signal },
  );
  signal.addEventListener('abort', () => palette.remove(), { once: true });
  return read();
}
