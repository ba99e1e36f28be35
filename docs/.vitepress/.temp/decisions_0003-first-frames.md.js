import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0003 First frames","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0003-first-frames.md","filePath":"decisions/0003-first-frames.md"}');
const _sfc_main = { name: "decisions/0003-first-frames.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0003-first-frames" tabindex="-1">0003 First frames <a class="header-anchor" href="#_0003-first-frames" aria-label="Permalink to &quot;0003 First frames&quot;">​</a></h1><p>On slow 4G a hand-written card works after 460 ms, the same card in React after 1,085 ms, plain markup that React takes over after 630 ms.</p><p><strong>Decision.</strong> <code>freight-track</code> and <code>freight-start</code> paint and take typing before React is there.</p><ul><li>While the kit is built, <code>generate/firstFrames.ts</code> renders each of them in each language from the component itself, and turns the markup into data: one tree for all languages, and the words of each. So React finds exactly what it would have made.</li><li><code>freight.js</code> carries the frames: one request after the page&#39;s HTML, and typing works. Then all files of the element are fetched at once, at low priority; they run when the page is idle, or at the first use.</li><li>The loader builds the nodes one by one (Trusted Types refuse markup in a string), adopts the styles and watches for the first use. A prerendered page brings the same frame as a declarative shadow root (<code>dist/frames/</code>).</li><li>What is typed stays, because React hydrates the same nodes; what was pressed is remembered and done when React listens. A frame in another language is replaced and its typed text carried over.</li><li>An attribute with a few values that changes the first frame (<code>changesFirstFrame</code>) has a frame for each of them, as <code>tab=&quot;send&quot;</code>; with any other such attribute (<code>order-id</code>) an element gets none.</li><li>Tags far from the viewport keep their first frame until they come near or are used.</li></ul><p>The price: the first render of such a component must not depend on anything but its language and those attributes: what is stored comes in an effect.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0003-first-frames.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0003FirstFrames = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0003FirstFrames as default
};
