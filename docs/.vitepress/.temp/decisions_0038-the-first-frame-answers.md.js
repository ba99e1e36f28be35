import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0038: The first frame answers a press","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0038-the-first-frame-answers.md","filePath":"decisions/0038-the-first-frame-answers.md"}');
const _sfc_main = { name: "decisions/0038-the-first-frame-answers.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0038-the-first-frame-answers-a-press" tabindex="-1">0038: The first frame answers a press <a class="header-anchor" href="#_0038-the-first-frame-answers-a-press" aria-label="Permalink to &quot;0038: The first frame answers a press&quot;">​</a></h1><p>The first frame took letters and kept a press for the code behind it, but showed nothing of the press. On a phone&#39;s line the code takes about 0.8 seconds more, in which a person in a hurry presses again and wonders. Tried three ways, making that code come earlier cost the frame itself, or typing (<a href="/docs/performance#what-falls-short-and-what-is-known-of-it">performance</a>).</p><p>Now the frame answers by itself what it can answer truly:</p><ul><li>An empty form for a package ID says that the ID is missing: the same box, in the same place and words as React&#39;s, with the focus in the field. React takes it over without a change, and announces it.</li><li>Any other form shows that it is on its way: its button is dimmed and <code>aria-busy</code>. What becomes of it is the code&#39;s affair.</li><li>Whoever types after the press takes it back, and presses again. Before, half an ID could be sent.</li></ul><p>The send tab says nothing of empty addresses: they may be in the draft of an earlier visit, which the frame does not know.</p><table tabindex="0"><thead><tr><th>ms until an empty form says what is missing, slow 4G</th><th>before</th><th>now</th></tr></thead><tbody><tr><td><code>&lt;freight-track&gt;</code></td><td>1361</td><td>545</td></tr><tr><td><code>&lt;freight-start&gt;</code></td><td>1412</td><td>556</td></tr></tbody></table><p>Medians of five loads each, by <code>npm run bench</code> before and after. The bench now also measures when all the code of an element is there, which is what its first reaction was before, against the same goal.</p><p>It costs the loader 0.4 kB: the words in three languages, the box, its css and two colours. Its budget is 9.6 kB instead of 9.3 (<a href="/docs/decisions/0033-budgets-after-embedding">0033</a>).</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0038-the-first-frame-answers.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0038TheFirstFrameAnswers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0038TheFirstFrameAnswers as default
};
