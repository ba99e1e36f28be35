import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Squarespace and Wix","description":"","frontmatter":{},"headers":[],"relativePath":"squarespace-wix.md","filePath":"squarespace-wix.md"}');
const _sfc_main = { name: "squarespace-wix.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="squarespace-and-wix" tabindex="-1">Squarespace and Wix <a class="header-anchor" href="#squarespace-and-wix" aria-label="Permalink to &quot;Squarespace and Wix&quot;">​</a></h1><p>Both take a piece of HTML of yours, each in its own way.</p><h2 id="squarespace" tabindex="-1">Squarespace <a class="header-anchor" href="#squarespace" aria-label="Permalink to &quot;Squarespace&quot;">​</a></h2><ol><li>Have the address of your site let in: <code>https://your-site.squarespace.com</code> while you try, your own domain when you publish.</li><li>Edit the page, <strong>Add Block → Code</strong>, choose HTML, and paste:</li></ol><div class="language-html vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">html</span><pre tabindex="0"><code><span class="hljs-tag">&lt;<span class="hljs-name">script</span> <span class="hljs-attr">type</span>=<span class="hljs-string">&quot;module&quot;</span> <span class="hljs-attr">src</span>=<span class="hljs-string">&quot;https://freight.example.com/kit/freight.js&quot;</span> <span class="hljs-attr">data-api-url</span>=<span class="hljs-string">&quot;https://freight.example.com&quot;</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">script</span>&gt;</span>
<span class="hljs-tag">&lt;<span class="hljs-name">freight-start</span> <span class="hljs-attr">isolated</span> <span class="hljs-attr">inline</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">freight-start</span>&gt;</span>
</code></pre></div><ol start="3"><li>Save, and look at the page where visitors see it: the editor shows no scripts. Code blocks with scripts need a plan that allows them.</li></ol><h2 id="wix" tabindex="-1">Wix <a class="header-anchor" href="#wix" aria-label="Permalink to &quot;Wix&quot;">​</a></h2><p>Wix puts every piece of HTML into a frame of its own, of an origin that is not your site&#39;s, and as tall as you draw it.</p><ol><li><strong>Add → Embed Code → Embed HTML</strong>, choose Code, and paste:</li></ol><div class="language-html vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">html</span><pre tabindex="0"><code><span class="hljs-meta">&lt;!doctype <span class="hljs-keyword">html</span>&gt;</span>
<span class="hljs-tag">&lt;<span class="hljs-name">html</span> <span class="hljs-attr">lang</span>=<span class="hljs-string">&quot;en&quot;</span>&gt;</span>
  <span class="hljs-tag">&lt;<span class="hljs-name">script</span> <span class="hljs-attr">type</span>=<span class="hljs-string">&quot;module&quot;</span> <span class="hljs-attr">src</span>=<span class="hljs-string">&quot;https://freight.example.com/kit/freight.js&quot;</span> <span class="hljs-attr">data-api-url</span>=<span class="hljs-string">&quot;https://freight.example.com&quot;</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">script</span>&gt;</span>
  <span class="hljs-tag">&lt;<span class="hljs-name">freight-start</span> <span class="hljs-attr">inline</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">freight-start</span>&gt;</span>
<span class="hljs-tag">&lt;/<span class="hljs-name">html</span>&gt;</span>
</code></pre></div><ol start="2"><li>Draw the box tall enough for what happens in it: 700 px for tracking, 1 100 px for the whole sending flow. What is taller scrolls in it.</li><li>Publish, open the page, and look at the console of the browser. The line with the code <a href="/docs/errors/origin-refused"><code>origin-refused</code></a> names the origin of that frame (a name below <code>filesusr.com</code>). Have the company let in that one, without a wildcard: other sites&#39; frames have names beside yours.</li></ol><p>To follow one parcel, put <code>&lt;freight-track order-id=&quot;…&quot;&gt;&lt;/freight-track&gt;</code> in place of the second line. Where you cannot have the frame&#39;s origin let in, link to the company&#39;s own page instead.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("squarespace-wix.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const squarespaceWix = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  squarespaceWix as default
};
