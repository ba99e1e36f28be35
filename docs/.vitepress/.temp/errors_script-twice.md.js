import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"The kit is on the page more than once","description":"","frontmatter":{},"headers":[],"relativePath":"errors/script-twice.md","filePath":"errors/script-twice.md"}');
const _sfc_main = { name: "errors/script-twice.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-kit-is-on-the-page-more-than-once" tabindex="-1">The kit is on the page more than once <a class="header-anchor" href="#the-kit-is-on-the-page-more-than-once" aria-label="Permalink to &quot;The kit is on the page more than once&quot;">​</a></h1><p><code>script-twice</code></p><p>Two scripts bring it, maybe in two versions. They share one session and one line to the server. The options of the first script stand, those of the others are ignored; elements whose code had not come are brought by the newest version.</p><p><strong>What to do.</strong> Harmless, but downloaded twice: take one of the scripts away. Often one is in the page and another comes by a tag manager.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/script-twice.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const scriptTwice = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  scriptTwice as default
};
