import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Shopify","description":"","frontmatter":{},"headers":[],"relativePath":"shopify.md","filePath":"shopify.md"}');
const _sfc_main = { name: "shopify.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="shopify" tabindex="-1">Shopify <a class="header-anchor" href="#shopify" aria-label="Permalink to &quot;Shopify&quot;">​</a></h1><ol><li>Have the addresses of your shop let in: <code>https://your-shop.myshopify.com</code> and your own domain.</li><li><strong>Online Store → Themes → Edit code → Sections → Add a new section</strong>, named <code>freight</code>, with this content:</li></ol><div class="language-html vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">html</span><pre tabindex="0"><code><span class="hljs-tag">&lt;<span class="hljs-name">div</span> <span class="hljs-attr">class</span>=<span class="hljs-string">&quot;page-width&quot;</span>&gt;</span>
  <span class="hljs-tag">&lt;<span class="hljs-name">script</span> <span class="hljs-attr">type</span>=<span class="hljs-string">&quot;module&quot;</span> <span class="hljs-attr">src</span>=<span class="hljs-string">&quot;{{ section.settings.kit }}/kit/freight.js&quot;</span> <span class="hljs-attr">data-api-url</span>=<span class="hljs-string">&quot;{{ section.settings.kit }}&quot;</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">script</span>&gt;</span>
  <span class="hljs-tag">&lt;<span class="hljs-name">freight-start</span> <span class="hljs-attr">inline</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">freight-start</span>&gt;</span>
<span class="hljs-tag">&lt;/<span class="hljs-name">div</span>&gt;</span>
{% schema %}
{
  &quot;name&quot;: &quot;Freight&quot;,
  &quot;settings&quot;: [{ &quot;type&quot;: &quot;url&quot;, &quot;id&quot;: &quot;kit&quot;, &quot;label&quot;: &quot;Address of the kit&quot; }],
  &quot;presets&quot;: [{ &quot;name&quot;: &quot;Freight&quot; }]
}
{% endschema %}
</code></pre></div><ol start="3"><li>In the theme editor add the section <strong>Freight</strong> to a page and fill in the address, <code>https://freight.example.com</code>, without a slash at its end.</li></ol><p>Pages of the checkout take no scripts; link from there to a page of your shop that has the section.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("shopify.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const shopify = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  shopify as default
};
