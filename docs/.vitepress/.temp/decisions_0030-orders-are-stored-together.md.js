import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0030 Orders are stored together","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0030-orders-are-stored-together.md","filePath":"decisions/0030-orders-are-stored-together.md"}');
const _sfc_main = { name: "decisions/0030-orders-are-stored-together.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0030-orders-are-stored-together" tabindex="-1">0030 Orders are stored together <a class="header-anchor" href="#_0030-orders-are-stored-together" aria-label="Permalink to &quot;0030 Orders are stored together&quot;">​</a></h1><p><strong>Decided</strong>: one writer in each process stores all orders that are waiting, up to 64, in one transaction with as many statements as one order takes. When a new one would wait longer than half a second, it is answered 503 with <code>Retry-After</code>, before its body is read.</p><p><strong>Why.</strong> A profile (<code>npm run load -- --profile FOLDER</code>) of 100 orders a second said where 12 ms of processor went for each:</p><table tabindex="0"><thead><tr><th>where</th><th>embedded</th><th>PostgreSQL</th></tr></thead><tbody><tr><td>statements, ten for each order (PGlite; <code>pg</code> and the query builder)</td><td>two thirds</td><td>a third</td></tr><tr><td><code>Intl</code> formats made anew for each mail</td><td>1.5 ms</td><td>1.5 ms</td></tr><tr><td>HTTP, the token, reading the order</td><td>the rest</td><td>the rest</td></tr></tbody></table><p>Ten orders that came at once made ten transactions with ten statements each. Now they make one with seven, and the formats are kept: 12 ms became 4 on the embedded database, 6 became 2 on PostgreSQL, on the same busy machine in one run.</p><p><strong>What stays as it was</strong></p><ul><li>Each order stands and falls for itself. What we refuse (a price that has run out, too many orders in an hour) lets its key go again in the same transaction. What the database refuses undoes the transaction, and each order is tried alone.</li><li>Keys are claimed before orders are made; of two requests with one key the second waits for the next transaction and finds the order. Mails are written in the same transaction.</li><li>Several processes: accounts are held (<code>for no key update</code>) and keys claimed in one order all transactions share, so that two of them never wait for each other in a circle. The account used to be held after its key was claimed, which did: two orders of one account at the same moment could be answered 503 after a second.</li></ul><p><strong>Not decided for</strong>: several writers (the work is in this process, not in PostgreSQL), a longer wait for larger batches (one order alone would pay for it), refusing by the length of the queue alone (64 orders are nothing on one machine and a second on another).</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0030-orders-are-stored-together.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0030OrdersAreStoredTogether = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0030OrdersAreStoredTogether as default
};
