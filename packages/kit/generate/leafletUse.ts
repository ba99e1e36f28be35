import type { Plugin } from 'vite';

/** What Leaflet does with the page around it, and what it may do instead. */
const mended: readonly (readonly [code: string, instead: string])[] = [
  // Asks whether SVG can be written as markup, at import: an error where scripts may write none (Trusted Types).
  ["div.innerHTML = '<svg/>';", "div.appendChild(svgCreate('svg'));"],
  // An animated zoom ends on a timer, also when the map has gone by then.
  ['_onZoomTransitionEnd: function () {', '_onZoomTransitionEnd: function () { if (!this._mapPane) return;'],
  // Layers that go with their canvas ask it to draw once more.
  ['_redraw: function () {', '_redraw: function () { if (!this._ctx) return;'],
  // The class is there for the page's css to hide the cursor; the page is none of ours.
  ["addClass(document.body, 'leaflet-dragging');", ''],
  ["removeClass(document.body, 'leaflet-dragging');", ''],
];

/**
 * Lets Leaflet be imported on a page that forbids markup from scripts, and keeps it off the page's own elements; in
 * tests as well as in the built kit.
 */
export function leafletUse(): Plugin {
  return {
    name: 'freight-leaflet-use',
    transform: {
      filter: { id: /\/leaflet\/dist\/leaflet-src\.esm\.js/ },
      handler(code) {
        let text = code;
        for (const [piece, instead] of mended) {
          if (!text.includes(piece)) throw new Error(`Nowhere does Leaflet say "${piece}".`);
          text = text.replace(piece, instead);
        }
        return { code: text, map: null };
      },
    },
  };
}
