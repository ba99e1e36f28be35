import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0007 The sending draft is a fifth shared store","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0007-the-sending-draft-is-a-shared-store.md","filePath":"decisions/0007-the-sending-draft-is-a-shared-store.md"}');
const _sfc_main = { name: "decisions/0007-the-sending-draft-is-a-shared-store.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0007-the-sending-draft-is-a-fifth-shared-store" tabindex="-1">0007 The sending draft is a fifth shared store <a class="header-anchor" href="#_0007-the-sending-draft-is-a-fifth-shared-store" aria-label="Permalink to &quot;0007 The sending draft is a fifth shared store&quot;">​</a></h1><p><strong>Decision.</strong> Besides <code>session</code>, <code>socket</code>, <code>toasts</code> and <code>activeOrder</code> the page shares a fifth store, <code>orderDraft</code>: the draft of the order being made, its step and its idempotency key (<code>packages/kit/src/elements/send/orderDraft.ts</code>).</p><p><strong>Why.</strong> The two addresses are chosen in one element (<code>freight-start</code>) and the wizard runs in another (<code>freight-send</code>), often on another page of the host. The draft must also survive a reload and a sign-in. Handing it over by events would make every host a courier of the customer&#39;s data, and two wizards on one page would order the same thing twice under two keys.</p><p><strong>How.</strong> The store is written to the tab&#39;s <code>sessionStorage</code> under <code>freight.sending</code>; what cannot be stored stays in memory. It carries the id of the person it belongs to, so that the next person in the same tab never sees it. Leaving by the back arrow discards everything but the addresses; a created order discards all of it.</p><p><strong>Price.</strong> One more shared thing to know about. Nothing but the sending elements imports it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0007-the-sending-draft-is-a-shared-store.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0007TheSendingDraftIsASharedStore = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0007TheSendingDraftIsASharedStore as default
};
