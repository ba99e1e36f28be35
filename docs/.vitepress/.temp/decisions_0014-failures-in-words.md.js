import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0014 What a failure is called","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0014-failures-in-words.md","filePath":"decisions/0014-failures-in-words.md"}');
const _sfc_main = { name: "decisions/0014-failures-in-words.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0014-what-a-failure-is-called" tabindex="-1">0014 What a failure is called <a class="header-anchor" href="#_0014-what-a-failure-is-called" aria-label="Permalink to &quot;0014 What a failure is called&quot;">​</a></h1><p>The documents name the text of a failure twice: the error&#39;s message (PRICE-08, TRACK-34, DETAIL-50), or a text of the screen when there is none. They do not say what counts as a message, and a status text like <code>Bad Gateway</code> would.</p><p>Decided, for every screen alike:</p><ol><li>A failure has a code. The client sets it for what it finds itself, and reads it from an API&#39;s answer in one place, <code>packages/client/src/errors/codes.ts</code>. Nothing else compares sentences.</li><li>A known code is said from the kit&#39;s catalogue, in the person&#39;s language.</li><li>Any other failure is said in the API&#39;s own words, if it has sent any.</li><li>Otherwise the screen says its general text. A status or its text is never shown.</li></ol><p>On ordering, no answer, a status of 500 and above and an answer that cannot be read say nothing about the order: they are not failures but something to find out (<a href="/docs/own-api#orders-once">own-api.md</a>).</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0014-failures-in-words.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0014FailuresInWords = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0014FailuresInWords as default
};
