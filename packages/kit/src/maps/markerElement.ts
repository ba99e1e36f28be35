import { pageDocument } from '#platform/pageDocument.ts';
import type { MarkerKind } from './mapProvider.ts';

/** A marker as both maps show it: a dot of its colour, with a letter on it or none. */
export function markerElement(kind: MarkerKind, label: string): HTMLElement {
  const marker = pageDocument.createElement('span');
  marker.className = `map__marker map__marker--${kind}`;
  marker.textContent = label;
  return marker;
}

/** Animates the marker's next change of position; the css sets the duration, and may turn the animation off. */
export function animateNextMove(element: HTMLElement): void {
  element.classList.add('map__gliding');
  element.ontransitionend = () => element.classList.remove('map__gliding');
}
