import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"A web page answers in place of the API","description":"","frontmatter":{},"headers":[],"relativePath":"errors/api-wrong.md","filePath":"errors/api-wrong.md"}');
const _sfc_main = { name: "errors/api-wrong.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-web-page-answers-in-place-of-the-api" tabindex="-1">A web page answers in place of the API <a class="header-anchor" href="#a-web-page-answers-in-place-of-the-api" aria-label="Permalink to &quot;A web page answers in place of the API&quot;">​</a></h1><p><code>api-wrong</code></p><p>The server at this address does not answer as the API does: it sends HTML where data was requested, or knows none of the API&#39;s paths. Usually the address of the API is missing or names the site itself, which answers every path with its own page, or it has a path at its end that does not belong there.</p><p><strong>What to do.</strong> Set <code>data-api-url</code> on the script, or <code>configure({ apiUrl })</code> before the first element, to the origin of the API. Without either it is the origin of the script; where the kit is bundled, of the page.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/api-wrong.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const apiWrong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  apiWrong as default
};
