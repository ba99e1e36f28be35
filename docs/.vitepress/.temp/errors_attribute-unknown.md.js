import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"An attribute is misspelt","description":"","frontmatter":{},"headers":[],"relativePath":"errors/attribute-unknown.md","filePath":"errors/attribute-unknown.md"}');
const _sfc_main = { name: "errors/attribute-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="an-attribute-is-misspelt" tabindex="-1">An attribute is misspelt <a class="header-anchor" href="#an-attribute-is-misspelt" aria-label="Permalink to &quot;An attribute is misspelt&quot;">​</a></h1><p><code>attribute-unknown</code></p><p>The element has no attribute of that name, and one that is like it.</p><p><strong>What to do.</strong> Use the name from the message. All attributes: <a href="/docs/elements">elements.md</a>. Names without hyphens, <code>orderid</code>, are understood as well, because frameworks write them.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/attribute-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const attributeUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  attributeUnknown as default
};
