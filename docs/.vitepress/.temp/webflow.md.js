import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Webflow","description":"","frontmatter":{},"headers":[],"relativePath":"webflow.md","filePath":"webflow.md"}');
const _sfc_main = { name: "webflow.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="webflow" tabindex="-1">Webflow <a class="header-anchor" href="#webflow" aria-label="Permalink to &quot;Webflow&quot;">​</a></h1><ol><li>Have the address of your site let in: <code>https://shop.webflow.io</code> while you try, your own domain when you publish.</li><li>Drag an <strong>Embed</strong> to where the card shall be and paste:</li></ol><div class="language-html vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">html</span><pre tabindex="0"><code><span class="hljs-tag">&lt;<span class="hljs-name">script</span> <span class="hljs-attr">type</span>=<span class="hljs-string">&quot;module&quot;</span> <span class="hljs-attr">src</span>=<span class="hljs-string">&quot;https://freight.example.com/kit/freight.js&quot;</span> <span class="hljs-attr">data-api-url</span>=<span class="hljs-string">&quot;https://freight.example.com&quot;</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">script</span>&gt;</span>
<span class="hljs-tag">&lt;<span class="hljs-name">freight-start</span> <span class="hljs-attr">inline</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">freight-start</span>&gt;</span>
</code></pre></div><ol start="3"><li>Publish. The Designer shows no scripts; the published page does.</li></ol><p>Several embeds on one page: the script in one of them is enough. To have it on all pages put the first line into <strong>Site settings → Custom code → Head code</strong>, and only the tag into each Embed.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("webflow.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const webflow = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  webflow as default
};
