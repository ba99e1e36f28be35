import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Nothing answers at the address of the API","description":"","frontmatter":{},"headers":[],"relativePath":"errors/api-unreachable.md","filePath":"errors/api-unreachable.md"}');
const _sfc_main = { name: "errors/api-unreachable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="nothing-answers-at-the-address-of-the-api" tabindex="-1">Nothing answers at the address of the API <a class="header-anchor" href="#nothing-answers-at-the-address-of-the-api" aria-label="Permalink to &quot;Nothing answers at the address of the API&quot;">​</a></h1><p><code>api-unreachable</code></p><p>A call failed, and so did a second one that needs no permission. Nothing listens at that address, or its certificate is not accepted; or the API keeps all its answers from foreign pages (<code>Cross-Origin-Resource-Policy</code>) and does not allow this one.</p><p><strong>What to do.</strong> Open the address in the browser: it has to answer. Check <code>data-api-url</code> for a wrong port or host; without it the API is where the script comes from. Behind a page with <code>https:</code> the API must have <code>https:</code>, too.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/api-unreachable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const apiUnreachable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  apiUnreachable as default
};
