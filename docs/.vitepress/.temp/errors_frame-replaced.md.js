import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"A first frame was rendered anew","description":"","frontmatter":{},"headers":[],"relativePath":"errors/frame-replaced.md","filePath":"errors/frame-replaced.md"}');
const _sfc_main = { name: "errors/frame-replaced.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="a-first-frame-was-rendered-anew" tabindex="-1">A first frame was rendered anew <a class="header-anchor" href="#a-first-frame-was-rendered-anew" aria-label="Permalink to &quot;A first frame was rendered anew&quot;">​</a></h1><p><code>frame-replaced</code></p><p>What stood in the element before its code came is not what the code renders, so it was replaced. What was typed is kept.</p><p><strong>What to do.</strong> A page that is rendered before it is delivered must take its frames from the same version of the kit as the script. Otherwise something on the page changes the inside of our elements: a translator, an extension, a script that walks into open shadow roots.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/frame-replaced.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const frameReplaced = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  frameReplaced as default
};
