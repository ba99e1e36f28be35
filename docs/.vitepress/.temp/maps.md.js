import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Maps","description":"","frontmatter":{},"headers":[],"relativePath":"maps.md","filePath":"maps.md"}');
const _sfc_main = { name: "maps.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="maps" tabindex="-1">Maps <a class="header-anchor" href="#maps" aria-label="Permalink to &quot;Maps&quot;">​</a></h1><p>Without a key the kit draws its own map, from the files of the API: nobody else is asked for anything. A map that is blocked or slow never blocks an order, because addresses can always be typed.</p><div class="language-ts vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">ts</span><pre tabindex="0"><code><span class="hljs-keyword">import</span> { configure } <span class="hljs-keyword">from</span> <span class="hljs-string">&#39;@freight/kit&#39;</span>;

<span class="hljs-title function_">configure</span>({ <span class="hljs-attr">mapTiles</span>: { <span class="hljs-attr">url</span>: <span class="hljs-string">&#39;https://tiles.example.com/{z}/{x}/{y}.png&#39;</span>, <span class="hljs-attr">attribution</span>: <span class="hljs-string">&#39;© Example&#39;</span> } });
</code></pre></div><table tabindex="0"><thead><tr><th>setting</th><th>what comes from there</th></tr></thead><tbody><tr><td><code>googleMaps: { key }</code></td><td>map, addresses and routes of Google; its hosts must stand in your policy (<a href="/docs/csp">csp</a>)</td></tr><tr><td><code>mapTiles: { url, attribution }</code></td><td>the ground of the map</td></tr><tr><td><code>geocoderUrl</code></td><td>addresses, by the protocol of Photon</td></tr><tr><td><code>mapCentre: { lat, lng }</code></td><td>where a map begins when nothing is known of the person</td></tr></tbody></table><p>With <code>data-consent</code> these wait for the visitor: <a href="/docs/privacy#consent">privacy</a>. How the two kinds of maps are made: <a href="/docs/maps">the folder of the maps</a> in the repository.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("maps.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const maps = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  maps as default
};
