import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"The API does not allow this page","description":"","frontmatter":{},"headers":[],"relativePath":"errors/origin-refused.md","filePath":"errors/origin-refused.md"}');
const _sfc_main = { name: "errors/origin-refused.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-api-does-not-allow-this-page" tabindex="-1">The API does not allow this page <a class="header-anchor" href="#the-api-does-not-allow-this-page" aria-label="Permalink to &quot;The API does not allow this page&quot;">​</a></h1><p><code>origin-refused</code></p><p>The API is there, but does not let pages of this origin read its answers. Visitors are told that the page cannot reach the service, and that it is not their fault.</p><p><strong>What to do.</strong> Its operator has to add the origin in the message to the allowed ones, exactly as written there: protocol, host and port: for the reference server <code>freight-server partners add</code> (<a href="/docs/own-api">own-api.md</a>). <code>https://example.com</code> and <code>https://www.example.com</code> are two origins. A page in a sandboxed frame without <code>allow-same-origin</code> has the origin <code>null</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/origin-refused.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const originRefused = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  originRefused as default
};
