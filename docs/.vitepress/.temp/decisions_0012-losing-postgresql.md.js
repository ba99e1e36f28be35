import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0012 A lost PostgreSQL ends nothing","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0012-losing-postgresql.md","filePath":"decisions/0012-losing-postgresql.md"}');
const _sfc_main = { name: "decisions/0012-losing-postgresql.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0012-a-lost-postgresql-ends-nothing" tabindex="-1">0012 A lost PostgreSQL ends nothing <a class="header-anchor" href="#_0012-a-lost-postgresql-ends-nothing" aria-label="Permalink to &quot;0012 A lost PostgreSQL ends nothing&quot;">​</a></h1><p><strong>Decided</strong>: one driver, <code>pg</code>, for everything, and messages between server processes by LISTEN and NOTIFY on one connection that is watched. <code>postgres</code> and <code>@socket.io/postgres-adapter</code> are gone.</p><ul><li>The adapter holds a connection whose <code>error</code> nobody handles: it ended every process whenever PostgreSQL restarted. It never gives a lost connection back to its pool, and what was published meanwhile is lost for good.</li><li><code>postgres</code> keeps writing to a connection that is gone when a transaction goes on after the loss (an exception outside of every promise), tries a connection that is closed at once again and again without a pause, and has no limit for an answer that never comes.</li><li><code>pg</code> has a limit for connections, statements and answers, tells about every lost connection, and its sockets can be made and ended by us.</li></ul><p>How it works now: the connection that listens is asked every second whether it is there. When it is not, it is made anew every half second; when it is silent for four seconds, the sockets of all connections are ended, because whoever waits on the same line would wait for ever. An event carries its version, so each process knows what it has told and reads from the tables what it has missed: when the line is back, and every four seconds in case a process died between storing a change and telling it.</p><p>Errors that pass by themselves (<code>db/unavailable.ts</code>) are answered 503 with <code>Retry-After</code>. That means <em>unknown</em> for a write: the answer to a COMMIT can be lost. Whoever repeats an order does so with the same <code>Idempotency-Key</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0012-losing-postgresql.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0012LosingPostgresql = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0012LosingPostgresql as default
};
