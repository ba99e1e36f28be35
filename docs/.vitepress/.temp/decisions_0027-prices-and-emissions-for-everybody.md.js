import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0027 A price before the login, and emissions","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0027-prices-and-emissions-for-everybody.md","filePath":"decisions/0027-prices-and-emissions-for-everybody.md"}');
const _sfc_main = { name: "decisions/0027-prices-and-emissions-for-everybody.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0027-a-price-before-the-login-and-emissions" tabindex="-1">0027 A price before the login, and emissions <a class="header-anchor" href="#_0027-a-price-before-the-login-and-emissions" aria-label="Permalink to &quot;0027 A price before the login, and emissions&quot;">​</a></h1><p><strong>Decision.</strong> Whatever goes beyond the documented contract is announced by <code>GET /api/v1/capabilities</code> and optional. Two of them: <code>quotes</code> and <code>emissions</code>.</p><p><strong>A call of its own for quotes.</strong> The documented price call wants addresses and keeps what it is asked for, because an order follows. Strangers only want to know what it costs: their call takes two points and a size, and nothing is stored. The price is that of the same tariff for the cheapest fuel, rounded up where it is shown, so that nobody pays more than &quot;from&quot;.</p><p><strong>The host&#39;s map</strong> draws the route that is being typed. Events hold no places, so it reads <code>routeDraft</code> of the kit&#39;s door: towns and a tenth of a degree, which is all that a map of the country shows.</p><p><strong>Emissions are worked out from parts that can be seen</strong> (vehicle, load, empty running, energy, fuel), not taken as one number per fuel from a table: each part has a source or is called an assumption, and an operator can replace it. The chargeable weight is used, as for the price, where ISO 14083 goes by the mass. Two digits are shown. An order keeps the figure it was given.</p><p><strong>Not shown before it is known.</strong> In the first step there are figures per fuel only when the size of the parcel is known already, from the card or from going back: a figure for a parcel nobody has described would be made up.</p><p><strong>The sending flow may weigh 170 kB instead of 160.</strong> Companion, size presets, the price of a stranger, emissions and ordering again came to it, 8 kB. None of it comes before the first press in the card: the first step works with the same bytes as before, and the steps after it load while it is filled in.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0027-prices-and-emissions-for-everybody.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0027PricesAndEmissionsForEverybody = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0027PricesAndEmissionsForEverybody as default
};
