import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Your own API","description":"","frontmatter":{},"headers":[],"relativePath":"start-backend.md","filePath":"start-backend.md"}');
const _sfc_main = { name: "start-backend.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="your-own-api" tabindex="-1">Your own API <a class="header-anchor" href="#your-own-api" aria-label="Permalink to &quot;Your own API&quot;">​</a></h1><p>Five minutes, three steps. The kit talks to whatever speaks its contract; it asks for nothing it does not need.</p><h2 id="_1-answer-two-calls" tabindex="-1">1. Answer two calls <a class="header-anchor" href="#_1-answer-two-calls" aria-label="Permalink to &quot;1. Answer two calls&quot;">​</a></h2><p>Tracking asks two things of an API, and these nine lines answer both: <a href="/docs/smallest-api">the smallest API</a>. Save them as <code>smallest.mjs</code> and start them with Node.</p><div class="language-sh vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre tabindex="0"><code>node smallest.mjs
</code></pre></div><h2 id="_2-point-a-page-at-it" tabindex="-1">2. Point a page at it <a class="header-anchor" href="#_2-point-a-page-at-it" aria-label="Permalink to &quot;2. Point a page at it&quot;">​</a></h2><div class="language-html vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">html</span><pre tabindex="0"><code><span class="hljs-tag">&lt;<span class="hljs-name">script</span> <span class="hljs-attr">type</span>=<span class="hljs-string">&quot;module&quot;</span> <span class="hljs-attr">src</span>=<span class="hljs-string">&quot;https://freight.example.com/kit/freight.js&quot;</span> <span class="hljs-attr">data-api-url</span>=<span class="hljs-string">&quot;http://localhost:4300&quot;</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">script</span>&gt;</span>
<span class="hljs-tag">&lt;<span class="hljs-name">freight-track</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">freight-track</span>&gt;</span>
</code></pre></div><h2 id="_3-track-a-1" tabindex="-1">3. Track <code>A-1</code> <a class="header-anchor" href="#_3-track-a-1" aria-label="Permalink to &quot;3. Track \`A-1\`&quot;">​</a></h2><p>Open the page by its address (<code>npx http-server -p 5500</code> serves a folder) and track. The page says that <code>A-1</code> is on its way. Anything your API does not provide is left out of the UI. The browser&#39;s console names what was looked for and is not there: <code>capabilities</code> and the live socket.</p><h2 id="then" tabindex="-1">Then <a class="header-anchor" href="#then" aria-label="Permalink to &quot;Then&quot;">​</a></h2><table tabindex="0"><thead><tr><th>to have</th><th>add</th></tr></thead><tbody><tr><td>prices and orders</td><td><a href="/docs/api#prices"><code>calculatePrice</code></a>, <a href="/docs/api#orders"><code>createOrder</code></a> and the accounts</td></tr><tr><td>statuses that change live</td><td><a href="/docs/own-api#what-an-api-has-to-do">the live socket</a></td></tr><tr><td>a price before anybody signs in, links to share</td><td><a href="/docs/own-api#capabilities">capabilities</a></td></tr></tbody></table><p>Every call is in <a href="/docs/api">api</a>, for programs in <a href="/openapi.json" target="_self">openapi.json</a>. Or run the <a href="/docs/more/server">reference server</a> on <a href="/docs/production">PostgreSQL</a> and write nothing.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("start-backend.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const startBackend = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  startBackend as default
};
