import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0024 Libraries ship as they were published","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0024-libraries-as-published.md","filePath":"decisions/0024-libraries-as-published.md"}');
const _sfc_main = { name: "decisions/0024-libraries-as-published.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0024-libraries-ship-as-they-were-published" tabindex="-1">0024 Libraries ship as they were published <a class="header-anchor" href="#_0024-libraries-ship-as-they-were-published" aria-label="Permalink to &quot;0024 Libraries ship as they were published&quot;">​</a></h1><p>Replaces 0008, by which the build cut react-dom, i18next, ky and downshift down to what the kit calls.</p><p><strong>Decision.</strong> The build changes no library. What was cut weighed 19 kB (brotli) on every page; it is saved where the kit is ours.</p><ul><li>What is first needed after a press comes after it. The HTTP client, the tracking details and the live line of an order are two files (<code>orders</code>, <code>tracking</code>) that a card fetches once its field has the focus. Before, <code>freight-track</code> fetched 118 kB with whole libraries; now it is 102 kB until somebody uses it.</li><li>The combobox of the address fields is the kit&#39;s own (<code>ui/Combobox.tsx</code>, <code>ui/useListKeys.ts</code>, 200 lines) instead of downshift&#39;s 10 kB. It renders the same nodes as its first frame, so typing goes on in the same field; a list of its own needs no adapter for shadow roots.</li><li>What Leaflet would do to the page is undone from outside: a subclass takes a map off when its last timer has ended, and <code>maps/open/hideMarkup.ts</code> keeps its one question to <code>innerHTML</code> from being asked while it is evaluated.</li><li>A second minifier, functions in parentheses and descriptions cut out of definitions are gone as well: each was one part in a hundred.</li></ul><p><strong>Files.</strong> <code>generate/chunkGroups.ts</code> says what lies in one file together: 49 scripts instead of 156, none under 700 bytes. Every name but those of the entries is made of the file&#39;s final bytes; the entries <code>freight.js</code> and <code>index.js</code> are fetched anew on each visit and hold the table of all others.</p><p><strong>What was considered.</strong> Smaller libraries: the given ones stay. Another build for the libraries alone: the same bytes in more requests.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0024-libraries-as-published.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0024LibrariesAsPublished = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0024LibrariesAsPublished as default
};
