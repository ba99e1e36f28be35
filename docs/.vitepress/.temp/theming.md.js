import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Theming","description":"","frontmatter":{},"headers":[],"relativePath":"theming.md","filePath":"theming.md"}');
const _sfc_main = { name: "theming.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_Playground = resolveComponent("Playground");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="theming" tabindex="-1">Theming <a class="header-anchor" href="#theming" aria-label="Permalink to &quot;Theming&quot;">​</a></h1><p>Set tokens anywhere above an element; elements read them and set none. Try it here:</p>`);
  _push(ssrRenderComponent(_component_Playground, null, null, _parent));
  _push(`<p>Every token with its value in both themes: <a href="/docs/elements#theming-tokens">elements</a>.</p><h2 id="both-themes" tabindex="-1">Both themes <a class="header-anchor" href="#both-themes" aria-label="Permalink to &quot;Both themes&quot;">​</a></h2><p><code>light-dark()</code> gives a token a value for each:</p><div class="language-css vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">css</span><pre tabindex="0"><code><span class="hljs-selector-pseudo">:root</span> {
  <span class="hljs-attr">--freight-color-accent</span>: <span class="hljs-built_in">light-dark</span>(<span class="hljs-number">#5b2a86</span>, <span class="hljs-number">#c9a7ee</span>);
  <span class="hljs-attr">--freight-color-on-accent</span>: <span class="hljs-built_in">light-dark</span>(<span class="hljs-number">#ffffff</span>, <span class="hljs-number">#1c0c2b</span>);
}
</code></pre></div><p><code>theme=&quot;light&quot;</code>, <code>theme=&quot;dark&quot;</code> or <code>theme=&quot;auto&quot;</code> decides for one element; without it an element follows the <code>color-scheme</code> of the page around it.</p><h2 id="one-element" tabindex="-1">One element <a class="header-anchor" href="#one-element" aria-label="Permalink to &quot;One element&quot;">​</a></h2><div class="language-html vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">html</span><pre tabindex="0"><code><span class="hljs-tag">&lt;<span class="hljs-name">freight-track</span> <span class="hljs-attr">theme</span>=<span class="hljs-string">&quot;dark&quot;</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">freight-track</span>&gt;</span>
</code></pre></div><div class="live"><freight-track theme="dark"></freight-track></div><p>For more control, use <code>::part()</code>: <code>freight-track::part(card) { border: 0 }</code>. Which parts an element has stands with its <a href="/docs/elements">attributes</a>. The rest of your styles does not leak in, and nothing leaks out.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("theming.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const theming = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  theming as default
};
