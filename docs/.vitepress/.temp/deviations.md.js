import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Decided otherwise","description":"","frontmatter":{},"headers":[],"relativePath":"deviations.md","filePath":"deviations.md"}');
const _sfc_main = { name: "deviations.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="decided-otherwise" tabindex="-1">Decided otherwise <a class="header-anchor" href="#decided-otherwise" aria-label="Permalink to &quot;Decided otherwise&quot;">​</a></h1><p>Rows of the requirements that the product deliberately does not fulfil to the letter. <code>npm run trace</code> counts them apart: no test may claim to prove them.</p><table tabindex="0"><thead><tr><th>row</th><th>the documents say</th><th>decided</th></tr></thead><tbody><tr><td>CLIENT-12</td><td>any failed refresh fails the request with &quot;Session expired, please login again&quot;, 401</td><td>a refresh that fails by network, 429 or 5xx fails the request with its own error and keeps the session; every other failure is as documented</td></tr><tr><td>CLIENT-21</td><td>any failed refresh ends the session</td><td>the same: a server that is away for a moment, or a tab that was slower than another, signs nobody out</td></tr></tbody></table></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("deviations.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const deviations = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  deviations as default
};
