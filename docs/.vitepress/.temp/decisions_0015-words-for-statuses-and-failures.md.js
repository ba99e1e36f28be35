import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0015 Words for statuses and failures","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0015-words-for-statuses-and-failures.md","filePath":"decisions/0015-words-for-statuses-and-failures.md"}');
const _sfc_main = { name: "decisions/0015-words-for-statuses-and-failures.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0015-words-for-statuses-and-failures" tabindex="-1">0015 Words for statuses and failures <a class="header-anchor" href="#_0015-words-for-statuses-and-failures" aria-label="Permalink to &quot;0015 Words for statuses and failures&quot;">​</a></h1><p>The documents let the server speak in three places with three rules: the card shows the <code>message</code> of an event (NOTIF-24), the success screen too (SUCCESS-04), and failures show &quot;the error&#39;s message&quot; (DETAIL-50, TRACK-34, PRICE-08). Taken literally, an English screen says &quot;Din beställning väntar på bekräftelse&quot;, and a gateway&#39;s <code>502 Bad Gateway</code> is shown to a person as &quot;Bad Gateway&quot;.</p><p><strong>Decision.</strong></p><ul><li>A status that the catalogue knows is said in the language of the page. The server&#39;s sentence stands for one that it does not know. What is stored, and what the page&#39;s events carry, is the sentence as documented (NOTIF-17, NOTIF-24).</li><li>&quot;The error&#39;s message&quot; is the <code>message</code> of the server&#39;s answer. HTTP&#39;s own status text is no message: no screen shows it, and the general sentence of that screen takes its place, as where there is no message at all. That holds for tracking (TRACK-35), order details (DETAIL-51), price (PRICE-08) and the order itself (OPEN-66) alike.</li><li>Failures that the client knows by their code are said in the language of the page, like statuses.</li><li>A status outside the five steps says nothing about the way (OPEN-53), so the line shows the furthest step of the history. An order without such a step has not begun.</li><li>Under a minute is &quot;now&quot;, where OPEN-74 has &quot;0 minutes ago&quot;; from a day on the date stands once, in one form.</li><li>Orders that were cancelled, failed or came back are listed under Delivered, with their status (LIST-03): they are over.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0015-words-for-statuses-and-failures.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0015WordsForStatusesAndFailures = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0015WordsForStatusesAndFailures as default
};
