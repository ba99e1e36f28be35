import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0018 One store per followed order","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0018-one-store-per-followed-order.md","filePath":"decisions/0018-one-store-per-followed-order.md"}');
const _sfc_main = { name: "decisions/0018-one-store-per-followed-order.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0018-one-store-per-followed-order" tabindex="-1">0018 One store per followed order <a class="header-anchor" href="#_0018-one-store-per-followed-order" aria-label="Permalink to &quot;0018 One store per followed order&quot;">​</a></h1><p>Tracking, order details, the success screen, my orders and the floating card each followed an order in a way of their own. A reload that failed after an event left the old status on screen beside a green &quot;Live&quot;.</p><p><strong>Decision.</strong> <code>packages/kit/src/orders</code> has one store per order that somebody on the page reads (<code>watchOrder</code>, <code>useWatchedOrder</code>): details, public tracking, status with its words and time, driver, position and the state of the line. Readers say what they need; all readers of an order share one subscription, by whichever of its names they know it.</p><ul><li>An event&#39;s own status is shown at once. What it made old is fetched again: at once, then after 2, 4, 8, 16, 32 and 60 seconds, and whenever the page is looked at, the network is back or the line is back. &quot;Live&quot; stands only beside what is current.</li><li>&quot;Live updates are paused&quot; is said only to who was on the line before. An API that lets no visitor on it takes nothing from anybody.</li><li>A customer subscribes by <code>_id</code> as soon as the page has learned it from any answer; a visitor by the number that the server wrote.</li><li>The floating card keeps which order it follows, and the documented fields in storage. While a screen of the page shows the same order, the card is the pill, also when a driver is assigned: NOTIF-23 expands a card that has something to add. Whoever presses the pill gets the card for its 15 seconds.</li><li>The card does not unfold by itself over a form that people have come for (<code>useKeptFree</code>): at 1280 x 900 it lay over the button of the track form. It is the pill there, with the driver&#39;s name as soon as there is one, and unfolds when pressed.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0018-one-store-per-followed-order.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0018OneStorePerFollowedOrder = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0018OneStorePerFollowedOrder as default
};
