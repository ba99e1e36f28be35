import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Content security policy","description":"","frontmatter":{},"headers":[],"relativePath":"csp.md","filePath":"csp.md"}');
const _sfc_main = { name: "csp.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="content-security-policy" tabindex="-1">Content security policy <a class="header-anchor" href="#content-security-policy" aria-label="Permalink to &quot;Content security policy&quot;">​</a></h1><p>The kit runs under the strictest policy there is: no inline script, no inline style, Trusted Types. A page that has a policy adds two origins, the kit&#39;s and the API&#39;s; they are usually the same.</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre tabindex="0"><code>script-src &#39;self&#39; https://freight.example.com;
connect-src &#39;self&#39; https://freight.example.com wss://freight.example.com;
img-src &#39;self&#39; https://freight.example.com data: blob:;
frame-src blob:;
require-trusted-types-for &#39;script&#39;
</code></pre></div><table tabindex="0"><thead><tr><th>line</th><th>for</th></tr></thead><tbody><tr><td><code>script-src</code></td><td>the kit&#39;s files; with a nonce and <code>&#39;strict-dynamic&#39;</code> the nonce on the script tag is enough</td></tr><tr><td><code>connect-src</code></td><td>the API&#39;s answers and, as <code>wss:</code>, what is told live</td></tr><tr><td><code>img-src</code></td><td>profile pictures; <code>data:</code> and <code>blob:</code> while one is chosen</td></tr><tr><td><code>frame-src blob:</code></td><td>the PDF of an invoice</td></tr><tr><td><code>style-src</code></td><td>nothing: styles come as constructed sheets</td></tr></tbody></table><p>Pinning a version by hash: <a href="/docs/embed#which-version-a-page-gets">embed</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("csp.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csp = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csp as default
};
