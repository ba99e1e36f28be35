import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0004 Visitors on the live socket","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0004-visitors-on-the-live-socket.md","filePath":"decisions/0004-visitors-on-the-live-socket.md"}');
const _sfc_main = { name: "decisions/0004-visitors-on-the-live-socket.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0004-visitors-on-the-live-socket" tabindex="-1">0004 Visitors on the live socket <a class="header-anchor" href="#_0004-visitors-on-the-live-socket" aria-label="Permalink to &quot;0004 Visitors on the live socket&quot;">​</a></h1><p>The documents know the socket for signed-in customers only, yet anybody with a package ID may track it. Asking again and again would be slower and cost more than the socket.</p><p><strong>Decision.</strong> A handshake without a token is a visitor&#39;s. A visitor may subscribe to an order by its public order number, and then hears <code>transportStatusUpdate</code> alone, with the texts public tracking shows anyway: no driver, no position, no person. A visitor may neither create nor cancel. A signed-in customer who tracks somebody else&#39;s package hears the same as a visitor.</p><p>A signed-in customer&#39;s socket opens with the stored token as documented (SOCKET-02), in idle time: nobody waits for it, and the page&#39;s first frame does not pay for it.</p><p>A token that is refused is refused: it does not become a visitor silently, so that a customer with an expired token refreshes and connects again. An API of the company&#39;s that does not know visitors refuses the handshake; the tracking page then says nothing of a line that never was, and asks again whenever it is looked at (decision 0018).</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0004-visitors-on-the-live-socket.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0004VisitorsOnTheLiveSocket = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0004VisitorsOnTheLiveSocket as default
};
