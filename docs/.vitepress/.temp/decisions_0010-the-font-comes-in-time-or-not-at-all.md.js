import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0010 The font comes in time or not at all","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0010-the-font-comes-in-time-or-not-at-all.md","filePath":"decisions/0010-the-font-comes-in-time-or-not-at-all.md"}');
const _sfc_main = { name: "decisions/0010-the-font-comes-in-time-or-not-at-all.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0010-the-font-comes-in-time-or-not-at-all" tabindex="-1">0010 The font comes in time or not at all <a class="header-anchor" href="#_0010-the-font-comes-in-time-or-not-at-all" aria-label="Permalink to &quot;0010 The font comes in time or not at all&quot;">​</a></h1><p><strong>Decision.</strong> The site&#39;s face is declared with <code>font-display: optional</code> and preloaded beside the style sheet that names it. A visit whose font is late goes on in the fallback of the system; the next page has the face from the cache.</p><p><strong>Why not swap.</strong> The design asked for a swap with a metric-matched fallback. The fallback matches on average, not letter by letter: in a heading of four words the swap still moved lines, and everything that stands beside a text of its own width, the tools of the bar for one. The landing page&#39;s shift was 0.0009 to 0.0047, seldom twice the same. The bar is none at all, and a person who has begun to read should not be moved.</p><p><strong>What it costs.</strong> Somebody on a slow line sees the first page in another grotesk. Nothing else differs: the fallback keeps the metrics, so no line breaks elsewhere on the second page.</p><p><strong>Held by</strong> <code>e2e/landing.spec.ts</code> (&quot;nothing jumps while the page loads and is read to its end&quot;) and <code>e2e/firstFrame.spec.ts</code> (&quot;nothing moves when React takes over&quot;): both allow no shift.</p><p><strong>Moving pictures.</strong> The same measurement led to the lines of the map in the hero being moved by <code>transform</code> alone, which the compositor does by itself. Drawn with <code>stroke-dashoffset</code> they were painted anew in every frame and took 62 % of a core as long as the page was open; now it is 12 %, and 1 % for who asked for less motion. A test allows no other property to be animated there.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0010-the-font-comes-in-time-or-not-at-all.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0010TheFontComesInTimeOrNotAtAll = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0010TheFontComesInTimeOrNotAtAll as default
};
