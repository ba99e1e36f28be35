import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"The API does not know the key","description":"","frontmatter":{},"headers":[],"relativePath":"errors/key-unknown.md","filePath":"errors/key-unknown.md"}');
const _sfc_main = { name: "errors/key-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-api-does-not-know-the-key" tabindex="-1">The API does not know the key <a class="header-anchor" href="#the-api-does-not-know-the-key" aria-label="Permalink to &quot;The API does not know the key&quot;">​</a></h1><p><code>key-unknown</code></p><p><code>data-key</code> names a partner that the API does not have. Visitors are told that the page cannot reach the service, and that it is not their fault.</p><p><strong>What to do.</strong> Copy the key anew from whoever runs the API (<a href="/docs/production">production.md</a>), or take the attribute away: where the page&#39;s origin is allowed, no key is needed.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/key-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const keyUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  keyUnknown as default
};
