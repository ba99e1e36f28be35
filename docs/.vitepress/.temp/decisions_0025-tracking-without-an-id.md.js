import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0025 Tracking without an id","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0025-tracking-without-an-id.md","filePath":"decisions/0025-tracking-without-an-id.md"}');
const _sfc_main = { name: "decisions/0025-tracking-without-an-id.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0025-tracking-without-an-id" tabindex="-1">0025 Tracking without an id <a class="header-anchor" href="#_0025-tracking-without-an-id" aria-label="Permalink to &quot;0025 Tracking without an id&quot;">​</a></h1><p>TRACK-07 says that the tracking screen without data shows &quot;no data available&quot;. <code>/tracking</code> is also where people come to track a package: from the menu, from a search engine, from a bookmark. There the sentence would be a dead end.</p><p><strong>Decision.</strong> <code>/tracking</code> without an id shows the form that asks for one. An address whose id is blank (<code>/tracking?orderId=</code>) shows the documented text.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0025-tracking-without-an-id.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0025TrackingWithoutAnId = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0025TrackingWithoutAnId as default
};
