import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"A tag that the kit does not have","description":"","frontmatter":{},"headers":[],"relativePath":"errors/tag-unknown.md","filePath":"errors/tag-unknown.md"}');
const _sfc_main = { name: "errors/tag-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-tag-that-the-kit-does-not-have" tabindex="-1">A tag that the kit does not have <a class="header-anchor" href="#a-tag-that-the-kit-does-not-have" aria-label="Permalink to &quot;A tag that the kit does not have&quot;">​</a></h1><p><code>tag-unknown</code></p><p>A tag, or markup with <code>data-freight</code>, begins like one of ours and is none.</p><p><strong>What to do.</strong> Use the name from the message. All tags: <a href="/docs/elements">elements.md</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/tag-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tagUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tagUnknown as default
};
