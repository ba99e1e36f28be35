import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"The smallest API","description":"","frontmatter":{},"headers":[],"relativePath":"smallest-api.md","filePath":"smallest-api.md"}');
const _sfc_main = { name: "smallest-api.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-smallest-api" tabindex="-1">The smallest API <a class="header-anchor" href="#the-smallest-api" aria-label="Permalink to &quot;The smallest API&quot;">​</a></h1><p>Two endpoints in nine lines of Node, without a package. Whether a number is one, and where the package is:</p><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre tabindex="0"><code><span class="hljs-keyword">import</span> { createServer } <span class="hljs-keyword">from</span> <span class="hljs-string">&#39;node:http&#39;</span>;
<span class="hljs-keyword">const</span> packages = <span class="hljs-keyword">new</span> <span class="hljs-title class_">Map</span>([[<span class="hljs-string">&#39;A-1&#39;</span>, <span class="hljs-string">&#39;inTransit&#39;</span>], [<span class="hljs-string">&#39;A-2&#39;</span>, <span class="hljs-string">&#39;delivered&#39;</span>]]);
<span class="hljs-title function_">createServer</span>(<span class="hljs-function">(<span class="hljs-params">request, response</span>) =&gt;</span> {
  <span class="hljs-keyword">const</span> [, call, orderId] = <span class="hljs-regexp">/^\\/api\\/v1\\/transport\\/(validate|tracking)\\/(.+)$/</span>.<span class="hljs-title function_">exec</span>(<span class="hljs-built_in">decodeURI</span>(request.<span class="hljs-property">url</span>)) ?? [];
  <span class="hljs-keyword">const</span> status = packages.<span class="hljs-title function_">get</span>(orderId);
  <span class="hljs-keyword">const</span> data = call === <span class="hljs-string">&#39;validate&#39;</span> ? { orderId, <span class="hljs-attr">valid</span>: <span class="hljs-literal">true</span> } : { orderId, status };
  response.<span class="hljs-title function_">writeHead</span>(status ? <span class="hljs-number">200</span> : <span class="hljs-number">404</span>, { <span class="hljs-string">&#39;content-type&#39;</span>: <span class="hljs-string">&#39;application/json&#39;</span>, <span class="hljs-string">&#39;access-control-allow-origin&#39;</span>: <span class="hljs-string">&#39;*&#39;</span> });
  response.<span class="hljs-title function_">end</span>(<span class="hljs-title class_">JSON</span>.<span class="hljs-title function_">stringify</span>(status ? { <span class="hljs-attr">success</span>: <span class="hljs-literal">true</span>, data } : { <span class="hljs-attr">success</span>: <span class="hljs-literal">false</span>, <span class="hljs-attr">message</span>: <span class="hljs-string">&#39;No such package&#39;</span> }));
}).<span class="hljs-title function_">listen</span>(<span class="hljs-number">4300</span>);
</code></pre></div><p>A test runs these lines as they stand here, and tracks a package with them in a browser. Put the tag on a page, serve its folder (<code>npx http-server -p 5500</code>), and track <code>A-1</code>:</p><div class="language-html vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">html</span><pre tabindex="0"><code><span class="hljs-tag">&lt;<span class="hljs-name">script</span> <span class="hljs-attr">type</span>=<span class="hljs-string">&quot;module&quot;</span> <span class="hljs-attr">src</span>=<span class="hljs-string">&quot;https://freight.example.com/kit/freight.js&quot;</span> <span class="hljs-attr">data-api-url</span>=<span class="hljs-string">&quot;http://localhost:4300&quot;</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">script</span>&gt;</span>
<span class="hljs-tag">&lt;<span class="hljs-name">freight-track</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">freight-track</span>&gt;</span>
</code></pre></div><p>Every field an answer leaves out is left out on the screen. Add them one by one, as <a href="/openapi.json" target="_self"><code>Tracking</code></a> describes them: <code>statusHistory</code>, <code>estimatedDelivery</code>, the two places. <code>*</code> lets every page in; name the pages you know as soon as people sign in.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("smallest-api.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const smallestApi = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  smallestApi as default
};
