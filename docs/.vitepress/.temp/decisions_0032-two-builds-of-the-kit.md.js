import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0032: The kit is built twice","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0032-two-builds-of-the-kit.md","filePath":"decisions/0032-two-builds-of-the-kit.md"}');
const _sfc_main = { name: "decisions/0032-two-builds-of-the-kit.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0032-the-kit-is-built-twice" tabindex="-1">0032: The kit is built twice <a class="header-anchor" href="#_0032-the-kit-is-built-twice" aria-label="Permalink to &quot;0032: The kit is built twice&quot;">​</a></h1><p>The hosted kit (<code>packages/kit/dist</code>, served at <code>/kit/</code>) knows its own files: which ones a tag needs, where they lie, and what to do when a release has replaced them. It says so with addresses worked out from <code>import.meta.url</code>, and with imports of addresses it has computed. In a host&#39;s bundle both are wrong: webpack 5.105 and later define no tag at all, Vite and Rollup ask for 29 files a page that are not there, and webpack writes paths of the machine it ran on into the page.</p><p>So <code>npm run build</code> makes a second one, <code>packages/kit/npm</code>, from the same sources and in the same chunks:</p><ul><li><code>import.meta.url</code> is empty, the table of files too; what depends on them does nothing;</li><li>imports of computed addresses (the host&#39;s analytics script) are marked as not the bundler&#39;s;</li><li>it is not minified: bundlers read those marks in comments, and make files small themselves.</li></ul><p>Modules that an entry imports statically are in chunks of their own (<code>packages/kit/generate/entryGroup.ts</code>): <code>entries</code> for what the loader and <code>configure()</code> share, <code>loader</code> and <code>light</code> for the rest of each. In the chunk of the elements they brought React into the first bundle of every host, 151 kB (gzip) of it instead of 13. <code>sideEffects</code> in <code>package.json</code> names the chunk <code>entries</code>, which tells elements how to load their companions; a bundler may leave out <code>index.js</code> when a page uses only its settings. <code>e2e/firstBundle.spec.ts</code> measures webpack, Vite, Rollup and esbuild. Rollup and esbuild put the session into the first bundle of a page that imports both entries, because elements use it as well: 17 kB.</p><p>The package holds this build alone, with the first frames. Whoever serves the hosted kit gets it by <code>npm run release</code>. <code>e2e/bundlers.spec.ts</code> packs the package, bundles a page by webpack and by Vite as a host would, and follows a parcel on it: no warning of the bundler, no message in the console, no request that fails.</p><p>Beside it, <code>package.json</code> pins rollup (<code>overrides</code>), which the documentation&#39;s own Vite brings along: 4.67.4 is the last version whose packages exist for every system, and a lock without them lets npm install nowhere else.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0032-two-builds-of-the-kit.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0032TwoBuildsOfTheKit = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0032TwoBuildsOfTheKit as default
};
