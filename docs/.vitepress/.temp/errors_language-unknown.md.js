import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"A language that the kit does not have","description":"","frontmatter":{},"headers":[],"relativePath":"errors/language-unknown.md","filePath":"errors/language-unknown.md"}');
const _sfc_main = { name: "errors/language-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-language-that-the-kit-does-not-have" tabindex="-1">A language that the kit does not have <a class="header-anchor" href="#a-language-that-the-kit-does-not-have" aria-label="Permalink to &quot;A language that the kit does not have&quot;">​</a></h1><p><code>language-unknown</code></p><p><code>data-language</code> or <code>configure({ language })</code> names none of <code>sv</code>, <code>en</code> and <code>de</code>. The setting is ignored.</p><p><strong>What to do.</strong> Use one of the three, without a region: <code>de</code> and not <code>de-AT</code>. Without a setting the person&#39;s choice counts, then what <code>&lt;html lang&gt;</code> says, then Swedish.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/language-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const languageUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  languageUnknown as default
};
