import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0026 Passing an order on","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0026-passing-an-order-on.md","filePath":"decisions/0026-passing-an-order-on.md"}');
const _sfc_main = { name: "decisions/0026-passing-an-order-on.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0026-passing-an-order-on" tabindex="-1">0026 Passing an order on <a class="header-anchor" href="#_0026-passing-an-order-on" aria-label="Permalink to &quot;0026 Passing an order on&quot;">​</a></h1><p>Somebody who has ordered wants others to see when it comes, without giving them the order number: with that anybody can look up addresses and price.</p><p><strong>Decision.</strong> An order has up to 20 links. Each shows what its owner chose: status and arrival; also the map with the driver, from town to town; also the addresses. It never shows the number, a name, a phone or the price. The token has 128 random bits; only its hash is stored, so the address is shown once, when the link is made.</p><ul><li><strong>The token stands behind the <code>#</code></strong> of <code>/shared#…</code>. Browsers send that part to no server and put it into no <code>Referer</code>, so no access log has it; a token in the path or the query would be in all of them. The page hands it to <code>&lt;freight-track share-token&gt;</code>, which never reads an address itself. It stays in the address, so that the page can be loaded again. The call <code>POST /api/v1/shared</code> and the live socket carry it in their bodies. The page is <code>no-referrer</code> and <code>noindex</code>, in its head and in its headers.</li><li><strong>Guessing</strong> counts with the misses of order numbers: 60 per address in ten minutes, over HTTP and the socket together; an address that has missed too often waits for right tokens as well.</li><li><strong>Withdrawing</strong> deletes the link. Sockets that follow by it are told <code>shareEnded</code> and leave its rooms at once, in other processes by a message; a message that is lost is made up for every five seconds. A link that shows something else from now on ends in the same way, and the page asks once more.</li><li>On the live socket whoever follows by a link knows the order by a name of its own, made from the inner id: two links of one order have the same, and nothing can be looked up by it.</li><li>A link ends with the public life of its order (<code>FREIGHT_TRACKING_DAYS</code> after it is over).</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0026-passing-an-order-on.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0026PassingAnOrderOn = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0026PassingAnOrderOn as default
};
