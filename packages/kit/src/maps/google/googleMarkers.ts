import type { MarkerKind } from '#maps/mapProvider.ts';
import { animateNextMove, markerElement } from '#maps/markerElement.ts';
import type { Point } from '#maps/places/places.ts';
import { pageDocument } from '#platform/pageDocument.ts';

interface Standing {
  moveTo(point: Point): void;
  setLabel(label: string): void;
  remove(): void;
}

/**
 * The kit's own markers on Google's map, as overlays: Google's old markers are deprecated, and its new ones need a map
 * id, which not every owner has.
 */
export function googleMarkers({ OverlayView }: google.maps.MapsLibrary, map: google.maps.Map) {
  // The base class exists only once the library has loaded.
  class Overlay extends OverlayView {
    readonly pin = pageDocument.createElement('div');
    readonly marker: HTMLElement;
    point: Point;
    constructor(kind: MarkerKind, point: Point, label: string) {
      super();
      this.point = point;
      this.marker = markerElement(kind, label);
      this.pin.className = 'map__pin';
      this.pin.append(this.marker);
    }
    override onAdd(): void {
      this.getPanes()?.overlayLayer.append(this.pin);
    }
    override draw(): void {
      const at = this.getProjection().fromLatLngToDivPixel(this.point);
      if (at) this.pin.style.transform = `translate(${at.x}px, ${at.y}px)`;
    }
    override onRemove(): void {
      this.pin.remove();
    }
  }

  function put(kind: MarkerKind, point: Point, label: string): Standing {
    const overlay = new Overlay(kind, point, label);
    overlay.setMap(map);
    return {
      moveTo(next) {
        if (overlay.point.lat === next.lat && overlay.point.lng === next.lng) return;
        animateNextMove(overlay.pin);
        overlay.point = next;
        if (overlay.getProjection()) overlay.draw();
      },
      setLabel(next) {
        overlay.marker.textContent = next;
      },
      remove: () => overlay.setMap(null),
    };
  }

  const markers = new Map<MarkerKind, Standing>();
  return (kind: MarkerKind, point: Point | undefined, label: string): void => {
    const standing = markers.get(kind);
    if (!point) {
      standing?.remove();
      markers.delete(kind);
    } else if (standing) {
      standing.moveTo(point);
      standing.setLabel(label);
    } else markers.set(kind, put(kind, point, label));
  };
}
