import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"A consent manager said neither yes nor no","description":"","frontmatter":{},"headers":[],"relativePath":"errors/consent-unclear.md","filePath":"errors/consent-unclear.md"}');
const _sfc_main = { name: "errors/consent-unclear.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-consent-manager-said-neither-yes-nor-no" tabindex="-1">A consent manager said neither yes nor no <a class="header-anchor" href="#a-consent-manager-said-neither-yes-nor-no" aria-label="Permalink to &quot;A consent manager said neither yes nor no&quot;">​</a></h1><p><code>consent-unclear</code></p><p>The event <code>freight-consent</code> came without one of the two words that the kit understands. What was said before stands.</p><p><strong>What to do.</strong> Dispatch it on the document with <code>detail: { consent: &#39;granted&#39; }</code> or <code>detail: { consent: &#39;denied&#39; }</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/consent-unclear.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const consentUnclear = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  consentUnclear as default
};
