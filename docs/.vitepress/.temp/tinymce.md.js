import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"TinyMCE","description":"","frontmatter":{},"headers":[],"relativePath":"tinymce.md","filePath":"tinymce.md"}');
const _sfc_main = { name: "tinymce.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="tinymce" tabindex="-1">TinyMCE <a class="header-anchor" href="#tinymce" aria-label="Permalink to &quot;TinyMCE&quot;">​</a></h1><p>Editors throw away tags and scripts they do not know. The script stands in the page&#39;s template, not in the text. Whoever sets the editor up allows the tags; then they can be pasted into the source view:</p><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre tabindex="0"><code>tinymce.<span class="hljs-title function_">init</span>({
  <span class="hljs-attr">selector</span>: <span class="hljs-string">&#39;textarea&#39;</span>,
  <span class="hljs-attr">custom_elements</span>: <span class="hljs-string">&#39;~freight-start,~freight-track,~freight-send&#39;</span>,
  <span class="hljs-attr">extended_valid_elements</span>: <span class="hljs-string">&#39;freight-start[inline|tab|theme],freight-track[order-id|theme],freight-send[theme]&#39;</span>,
});
</code></pre></div><div class="language-html vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">html</span><pre tabindex="0"><code><span class="hljs-tag">&lt;<span class="hljs-name">freight-track</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">freight-track</span>&gt;</span>
</code></pre></div><p>A server that cleans the text as well must allow the same names.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("tinymce.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tinymce = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tinymce as default
};
