import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"An element broke","description":"","frontmatter":{},"headers":[],"relativePath":"errors/screen-broken.md","filePath":"errors/screen-broken.md"}');
const _sfc_main = { name: "errors/screen-broken.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="an-element-broke" tabindex="-1">An element broke <a class="header-anchor" href="#an-element-broke" aria-label="Permalink to &quot;An element broke&quot;">​</a></h1><p><code>screen-broken</code></p><p>Something threw while the element rendered. It shows an apology and a button that tries again; the page around it is not affected.</p><p><strong>What to do.</strong> Please report it with the message. If it says that a file is gone, a newer release has replaced it and reloading the page helps.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/screen-broken.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const screenBroken = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  screenBroken as default
};
