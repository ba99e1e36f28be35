import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Storage is blocked","description":"","frontmatter":{},"headers":[],"relativePath":"errors/storage-blocked.md","filePath":"errors/storage-blocked.md"}');
const _sfc_main = { name: "errors/storage-blocked.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="storage-is-blocked" tabindex="-1">Storage is blocked <a class="header-anchor" href="#storage-is-blocked" aria-label="Permalink to &quot;Storage is blocked&quot;">​</a></h1><p><code>storage-blocked</code></p><p>The browser lets this page store nothing, as in a sandboxed frame or with strict settings. The chosen language and a sign-in last as long as the page.</p><p><strong>What to do.</strong> Nothing has to be done; everything works, and no event is sent. In a frame of your own, <code>allow-same-origin</code> gives the page its storage back.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/storage-blocked.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const storageBlocked = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  storageBlocked as default
};
