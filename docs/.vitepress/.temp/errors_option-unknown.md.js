import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"An option of the script is misspelt","description":"","frontmatter":{},"headers":[],"relativePath":"errors/option-unknown.md","filePath":"errors/option-unknown.md"}');
const _sfc_main = { name: "errors/option-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="an-option-of-the-script-is-misspelt" tabindex="-1">An option of the script is misspelt <a class="header-anchor" href="#an-option-of-the-script-is-misspelt" aria-label="Permalink to &quot;An option of the script is misspelt&quot;">​</a></h1><p><code>option-unknown</code></p><p>The script has no option of that name, and one that is like it.</p><p><strong>What to do.</strong> Use the name from the message. All options: <a href="/docs/embed#options-of-the-script">embed.md</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/option-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const optionUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  optionUnknown as default
};
