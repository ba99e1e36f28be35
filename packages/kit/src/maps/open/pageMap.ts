import { Map as LeafletMap, type MapOptions } from 'leaflet/dist/leaflet-src.esm.js';
import { pageDocument } from '#platform/pageDocument.ts';

/** Leaflet's map, which leaves the page around it alone and can go at any time. */
export class PageMap extends LeafletMap {
  constructor(container: HTMLElement, options: MapOptions) {
    super(container, options);
    this.on('drag', leavePageAlone);
  }

  /**
   * Removed from the page immediately, destroyed in the next frame: Leaflet ends an animated zoom on a timer, and may
   * have scheduled a drawing that it no longer tracks; both need the map.
   */
  override remove(): this {
    const isZooming = this.getPane('mapPane')?.classList.contains('leaflet-zoom-anim');
    const takeApart = () => requestAnimationFrame(() => super.remove());
    this.getContainer().replaceChildren();
    if (isZooming) this.once('moveend', takeApart);
    else takeApart();
    return this;
  }
}

/** Leaflet marks the page's body for css that hides the cursor; taken back before anything is painted. */
function leavePageAlone(): void {
  const { body } = pageDocument;
  body.classList.remove('leaflet-dragging');
  if (body.className === '') body.removeAttribute('class');
}
