import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Upgrading","description":"","frontmatter":{},"headers":[],"relativePath":"upgrading.md","filePath":"upgrading.md"}');
const _sfc_main = { name: "upgrading.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="upgrading" tabindex="-1">Upgrading <a class="header-anchor" href="#upgrading" aria-label="Permalink to &quot;Upgrading&quot;">​</a></h1><p><code>/kit/freight.js</code> is always the latest version, and nothing has to be done. Pages that pinned one change its address when they like: <a href="/docs/embed#which-version-a-page-gets">which version a page gets</a>.</p><p>From npm:</p><div class="language-sh vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre tabindex="0"><code>npm install @freight/kit@latest
</code></pre></div><p>What is promised between versions: tags, attributes, properties, events, parts, tokens and the exports of the package follow semantic versioning. Before 1.0.0 a minor version may change them, and the list of changes in the package (<code>CHANGELOG.md</code>) says so. The API only gets additions; what it has beyond the core it says in its <a href="/docs/own-api#capabilities">capabilities</a>. Upgrading the server: <a href="/docs/production#upgrade">production</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("upgrading.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const upgrading = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  upgrading as default
};
