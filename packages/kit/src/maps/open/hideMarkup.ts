const { prototype } = HTMLDivElement;
const name = 'innerHTML';
const known = Object.getOwnPropertyDescriptor(prototype, name);

/**
 * Leaflet asks at import whether markup written into a `<div>` becomes SVG, which is an error where scripts may write
 * none (Trusted Types); the open map draws on canvas and does not need the answer. Imported right before Leaflet, this
 * makes the check a no-op. No other code of the page runs until `showMarkup()`.
 */
Object.defineProperty(prototype, name, { configurable: true, set: () => undefined });

export function showMarkup(): void {
  if (known) Object.defineProperty(prototype, name, known);
  else Reflect.deleteProperty(prototype, name);
}
