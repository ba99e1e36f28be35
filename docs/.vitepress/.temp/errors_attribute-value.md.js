import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"An attribute has a value that counts as the default","description":"","frontmatter":{},"headers":[],"relativePath":"errors/attribute-value.md","filePath":"errors/attribute-value.md"}');
const _sfc_main = { name: "errors/attribute-value.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="an-attribute-has-a-value-that-counts-as-the-default" tabindex="-1">An attribute has a value that counts as the default <a class="header-anchor" href="#an-attribute-has-a-value-that-counts-as-the-default" aria-label="Permalink to &quot;An attribute has a value that counts as the default&quot;">​</a></h1><p><code>attribute-value</code></p><p>The attribute takes a few values only, which the message lists, or a number; any other value counts as the default. Values set later are checked as well.</p><p><strong>What to do.</strong> Use one of the values, or take the attribute away.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/attribute-value.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const attributeValue = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  attributeValue as default
};
