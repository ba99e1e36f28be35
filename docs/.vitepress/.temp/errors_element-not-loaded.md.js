import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"The code of an element could not be loaded","description":"","frontmatter":{},"headers":[],"relativePath":"errors/element-not-loaded.md","filePath":"errors/element-not-loaded.md"}');
const _sfc_main = { name: "errors/element-not-loaded.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-code-of-an-element-could-not-be-loaded" tabindex="-1">The code of an element could not be loaded <a class="header-anchor" href="#the-code-of-an-element-could-not-be-loaded" aria-label="Permalink to &quot;The code of an element could not be loaded&quot;">​</a></h1><p><code>element-not-loaded</code></p><p>Its files did not come, four times in a row. Its first frame stands where it has one, and a later element of the same kind tries again.</p><p><strong>What to do.</strong> Look for failed requests below <code>/kit/</code> in the network panel. Mostly the server or a filter refuses them, or <code>script-src</code> of your policy does not name the origin of the kit (<a href="/docs/embed#content-security-policy">embed.md</a>).</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/element-not-loaded.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const elementNotLoaded = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  elementNotLoaded as default
};
