import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"The content security policy of the page blocks the API","description":"","frontmatter":{},"headers":[],"relativePath":"errors/policy-blocked.md","filePath":"errors/policy-blocked.md"}');
const _sfc_main = { name: "errors/policy-blocked.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-content-security-policy-of-the-page-blocks-the-api" tabindex="-1">The content security policy of the page blocks the API <a class="header-anchor" href="#the-content-security-policy-of-the-page-blocks-the-api" aria-label="Permalink to &quot;The content security policy of the page blocks the API&quot;">​</a></h1><p><code>policy-blocked</code></p><p>The directive in the message does not name the origin of the API, so the browser sends nothing: <code>connect-src</code> for calls, <code>frame-src</code> for <a href="/docs/isolated">isolated frames</a>.</p><p><strong>What to do.</strong> Add the API&#39;s origin to that directive; for <code>connect-src</code> also with <code>wss:</code>, for live updates: <a href="/docs/embed#content-security-policy">embed.md</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/policy-blocked.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const policyBlocked = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  policyBlocked as default
};
