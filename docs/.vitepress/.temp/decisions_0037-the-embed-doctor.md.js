import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0037 The embed doctor","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0037-the-embed-doctor.md","filePath":"decisions/0037-the-embed-doctor.md"}');
const _sfc_main = { name: "decisions/0037-the-embed-doctor.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0037-the-embed-doctor" tabindex="-1">0037 The embed doctor <a class="header-anchor" href="#_0037-the-embed-doctor" aria-label="Permalink to &quot;0037 The embed doctor&quot;">​</a></h1><p>Whoever builds a page asks for a panel by <code>data-debug</code> or <code>?freight-debug</code> (<a href="/docs/doctor">docs/doctor.md</a>). It makes no checks of its own: versions are those of the page&#39;s registry, problems those that <code>report()</code> has said, the live line, the storage and consent those of the kit&#39;s own stores. It asks the API once, as an element would, because a page without elements has asked nothing yet.</p><p>Two budgets of <a href="/docs/decisions/0033-budgets-after-embedding">0033</a> know it: the kit has 55 scripts instead of 54, because nobody but whoever builds a page may pay for it, and the sum of the kit&#39;s css leaves its rules out for the same reason. The loader pays for one question, 0.1 kB.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0037-the-embed-doctor.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0037TheEmbedDoctor = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0037TheEmbedDoctor as default
};
