import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"An address is refused","description":"","frontmatter":{},"headers":[],"relativePath":"errors/address-refused.md","filePath":"errors/address-refused.md"}');
const _sfc_main = { name: "errors/address-refused.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="an-address-is-refused" tabindex="-1">An address is refused <a class="header-anchor" href="#an-address-is-refused" aria-label="Permalink to &quot;An address is refused&quot;">​</a></h1><p><code>address-refused</code></p><p>A setting, or one of <code>pages</code>, holds an address that leads nowhere on the web: its protocol is neither <code>http:</code> nor <code>https:</code>. For <code>apiUrl</code> the origin of the script is used instead.</p><p><strong>What to do.</strong> Write the whole address, <code>https://freight.example.com</code>, or a path of your own site, <code>/tracking</code>. A <code>javascript:</code> address is never followed.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/address-refused.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const addressRefused = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  addressRefused as default
};
