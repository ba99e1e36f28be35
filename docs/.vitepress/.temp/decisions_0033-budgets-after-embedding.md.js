import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0033: Budgets after embedding","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0033-budgets-after-embedding.md","filePath":"decisions/0033-budgets-after-embedding.md"}');
const _sfc_main = { name: "decisions/0033-budgets-after-embedding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0033-budgets-after-embedding" tabindex="-1">0033: Budgets after embedding <a class="header-anchor" href="#_0033-budgets-after-embedding" aria-label="Permalink to &quot;0033: Budgets after embedding&quot;">​</a></h1><p>Elements of strangers&#39; pages have to be found in shadow roots, to have their properties before their code, to say by a code what is wrong with a page, and to live in a frame where a page asks for it. Three budgets could not hold that:</p><table tabindex="0"><thead><tr><th>what</th><th>before</th><th>now</th><th>is</th></tr></thead><tbody><tr><td>loader with the first frames</td><td>9.0 kB</td><td>9.3 kB</td><td>9.3 kB</td></tr><tr><td><code>&lt;freight-track&gt;</code> with the details of a package</td><td>129 kB</td><td>131 kB</td><td>130.0 kB</td></tr><tr><td>the whole sending flow</td><td>170 kB</td><td>173 kB</td><td>172.1 kB</td></tr></tbody></table><p>The loader&#39;s part of it is what must stand before any code comes: light classes with every tag&#39;s properties, the tags inside shadow roots, <code>data-freight</code> of editors. Messages, their words, the doctor&#39;s questions and frames load when they are needed. The other two grew because their shared file did (<code>core</code>, 88 to 89.5 kB) and by the arrival after ordering; the first screen of each, which decides what a visitor waits for, is within its old budget (<code>npm run size</code>).</p><p>The kit has 54 scripts instead of 50 at most: the messages of mistakes, their causes, an isolated element and the script of its frame are files of their own, which a page that is as it should be never asks for.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0033-budgets-after-embedding.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0033BudgetsAfterEmbedding = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0033BudgetsAfterEmbedding as default
};
