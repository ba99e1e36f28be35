import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0006 Server state and the dispatcher","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0006-server-state-and-dispatcher.md","filePath":"decisions/0006-server-state-and-dispatcher.md"}');
const _sfc_main = { name: "decisions/0006-server-state-and-dispatcher.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0006-server-state-and-the-dispatcher" tabindex="-1">0006 Server state and the dispatcher <a class="header-anchor" href="#_0006-server-state-and-the-dispatcher" aria-label="Permalink to &quot;0006 Server state and the dispatcher&quot;">​</a></h1><p><strong>State.</strong> Everything is in the database, nothing in memory that a killed server would miss. In a folder it is PGlite, which takes no lock of its own and loses rows when two processes open it, so <code>db/folderLock.ts</code> locks the folder and a second start is refused; a lock whose process is dead is taken over. PGlite runs without fsync: a killed process loses nothing, a power cut may. With <code>DATABASE_URL</code> the same code runs on PostgreSQL, also in several processes.</p><p><strong>Orders</strong> are created once: the idempotency key is inserted first, in the order&#39;s own transaction, with a hash of the request.</p><p><strong>The dispatcher</strong> simulates drivers. An order&#39;s journey depends on nothing but the order, in simulated time; stage and due time are stored with the order. The dispatcher takes what is due, one process at a time on PostgreSQL, writes the change with a new version and tells the live socket after the commit. So a server that was down catches up, tests move the clock by hand (<code>advance</code>), and a subscriber that names the last version it saw is sent what it missed. <code>FREIGHT_PACE</code> says how much faster than real time; 0 stands still.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0006-server-state-and-dispatcher.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0006ServerStateAndDispatcher = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0006ServerStateAndDispatcher as default
};
