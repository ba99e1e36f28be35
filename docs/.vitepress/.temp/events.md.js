import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Events","description":"","frontmatter":{},"headers":[],"relativePath":"events.md","filePath":"events.md"}');
const _sfc_main = { name: "events.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="events" tabindex="-1">Events <a class="header-anchor" href="#events" aria-label="Permalink to &quot;Events&quot;">​</a></h1><p>Elements communicate through events. Each bubbles and crosses shadow roots, so one listener on the document receives all. Events hold numbers of orders, statuses, prices and distances, and no name, address, phone number or position.</p><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre tabindex="0"><code><span class="hljs-variable language_">document</span>.<span class="hljs-title function_">addEventListener</span>(<span class="hljs-string">&#39;freight-order-created&#39;</span>, <span class="hljs-function">(<span class="hljs-params">{ detail }</span>) =&gt;</span> {
  <span class="hljs-variable language_">console</span>.<span class="hljs-title function_">log</span>(detail.<span class="hljs-property">orderId</span>);
});
</code></pre></div><h2 id="going-somewhere" tabindex="-1">Going somewhere <a class="header-anchor" href="#going-somewhere" aria-label="Permalink to &quot;Going somewhere&quot;">​</a></h2><p><code>freight-navigate</code> can be cancelled. If you cancel the event, handle the navigation yourself:</p><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre tabindex="0"><code><span class="hljs-variable language_">document</span>.<span class="hljs-title function_">addEventListener</span>(<span class="hljs-string">&#39;freight-navigate&#39;</span>, <span class="hljs-function">(<span class="hljs-params">event</span>) =&gt;</span> {
  <span class="hljs-keyword">if</span> (event.<span class="hljs-property">detail</span>.<span class="hljs-property">to</span> !== <span class="hljs-string">&#39;tracking&#39;</span>) <span class="hljs-keyword">return</span>;
  event.<span class="hljs-title function_">preventDefault</span>();
  location.<span class="hljs-title function_">assign</span>(<span class="hljs-string">\`/tracking/<span class="hljs-subst">\${event.detail.params[<span class="hljs-string">&#39;orderId&#39;</span>]}</span>\`</span>);
});
</code></pre></div><p>If it is not cancelled, the kit opens the page you configured for that screen (<code>data-page-tracking</code>), otherwise it goes on in place. Which events each element sends: <a href="/docs/elements">elements</a>. About sessions: <a href="/docs/security#events-about-the-session">security</a>. About consent: <a href="/docs/privacy#consent">privacy</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("events.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const events = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  events as default
};
