import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"The API shows an isolated element no frame","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame-silent.md","filePath":"errors/frame-silent.md"}');
const _sfc_main = { name: "errors/frame-silent.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-api-shows-an-isolated-element-no-frame" tabindex="-1">The API shows an isolated element no frame <a class="header-anchor" href="#the-api-shows-an-isolated-element-no-frame" aria-label="Permalink to &quot;The API shows an isolated element no frame&quot;">​</a></h1><p><code>frame-silent</code></p><p>The API answers this page, but what it has at <code>/embed/…</code> did not speak to it: an API of your own without these pages, or a server in front that replaces their headers.</p><p><strong>What to do.</strong> Serve the pages below <code>/embed</code> (<a href="/docs/isolated">isolated frame</a>), with their <code>Content-Security-Policy</code> unmodified, or remove <code>isolated</code> and <code>data-isolated</code>. Until then visitors see what is inside the tag.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/frame-silent.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const frameSilent = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  frameSilent as default
};
