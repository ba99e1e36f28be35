import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Languages","description":"","frontmatter":{},"headers":[],"relativePath":"languages.md","filePath":"languages.md"}');
const _sfc_main = { name: "languages.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="languages" tabindex="-1">Languages <a class="header-anchor" href="#languages" aria-label="Permalink to &quot;Languages&quot;">​</a></h1><p>Swedish, English and German. The language is chosen in this order:</p><ol><li><code>data-language</code> on the script tag, or <code>configure({ language: &#39;en&#39; })</code>;</li><li>what the visitor has chosen in a <code>&lt;freight-language&gt;</code>, which is remembered;</li><li>the language of your page, <code>&lt;html lang&gt;</code>, if it is one of the three, and English if it is any other;</li><li>Swedish, if your page does not say.</li></ol><div class="language-html vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">html</span><pre tabindex="0"><code><span class="hljs-tag">&lt;<span class="hljs-name">freight-language</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">freight-language</span>&gt;</span>
</code></pre></div><div class="live"><freight-language></freight-language></div><p>A change takes effect in every element at once. By script:</p><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre tabindex="0"><code><span class="hljs-keyword">import</span> { language } <span class="hljs-keyword">from</span> <span class="hljs-string">&#39;@freight/kit&#39;</span>;

language.<span class="hljs-title function_">choose</span>(<span class="hljs-string">&#39;de&#39;</span>);
language.<span class="hljs-title function_">subscribe</span>(<span class="hljs-function">(<span class="hljs-params">now</span>) =&gt;</span> <span class="hljs-variable language_">document</span>.<span class="hljs-property">documentElement</span>.<span class="hljs-title function_">setAttribute</span>(<span class="hljs-string">&#39;lang&#39;</span>, now));
</code></pre></div><p>Dates, numbers and money follow the language. A further language is a set of files: <a href="/docs/architecture#recipes">architecture</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("languages.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const languages = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  languages as default
};
