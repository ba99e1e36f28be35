import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"A setting came too late","description":"","frontmatter":{},"headers":[],"relativePath":"errors/setting-in-use.md","filePath":"errors/setting-in-use.md"}');
const _sfc_main = { name: "errors/setting-in-use.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-setting-came-too-late" tabindex="-1">A setting came too late <a class="header-anchor" href="#a-setting-came-too-late" aria-label="Permalink to &quot;A setting came too late&quot;">​</a></h1><p><code>setting-in-use</code></p><p><code>apiUrl</code>, <code>socketUrl</code> and <code>session</code> are fixed as soon as an element has used them. The change was ignored.</p><p><strong>What to do.</strong> Set them on the script tag, or call <code>configure()</code> before the first element stands on the page.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/setting-in-use.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const settingInUse = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  settingInUse as default
};
