import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0023 Publishing the kit","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0023-publishing-the-kit.md","filePath":"decisions/0023-publishing-the-kit.md"}');
const _sfc_main = { name: "decisions/0023-publishing-the-kit.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0023-publishing-the-kit" tabindex="-1">0023 Publishing the kit <a class="header-anchor" href="#_0023-publishing-the-kit" aria-label="Permalink to &quot;0023 Publishing the kit&quot;">​</a></h1><p><strong>Decision.</strong> <code>@freight/kit</code> is published under the MIT licence. Everything else in this repository stays private.</p><ul><li>Pages that embed the kit hand its code to every visitor, and bundle it with their own. A licence that every company&#39;s lawyers know makes that a matter of minutes. Nothing speaks against it: the libraries inside are MIT, ISC, BSD-2-Clause and Apache-2.0, none of which asks for more than that its notice is passed on.</li><li>Their notices are in <code>dist/licenses.md</code>, which Vite writes from what is really in the bundle (<code>build.license</code>).</li><li>The package holds <code>dist</code>, the typings, the manifest of the elements, editor data, README, CHANGELOG and LICENSE, and nothing else; a test compares it with what npm would pack. It has no dependencies: nobody who embeds it installs anything.</li><li>There is no <code>repository</code> field until the repository has a public address: a made-up one would be worse than none. npm refuses provenance without it, and <code>publishConfig</code> asks for provenance; so the first publication cannot happen before the field is right, and from then on it happens from the public repository&#39;s CI (<code>npm publish -w packages/kit</code>) and from nowhere else.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0023-publishing-the-kit.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0023PublishingTheKit = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0023PublishingTheKit as default
};
