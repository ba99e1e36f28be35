import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0005 Node 24 through npm","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0005-node-24-through-npm.md","filePath":"decisions/0005-node-24-through-npm.md"}');
const _sfc_main = { name: "decisions/0005-node-24-through-npm.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0005-node-24-through-npm" tabindex="-1">0005 Node 24 through npm <a class="header-anchor" href="#_0005-node-24-through-npm" aria-label="Permalink to &quot;0005 Node 24 through npm&quot;">​</a></h1><p>Several libraries need Node 22 or newer, and the packages run TypeScript without a build, which needs 24. A machine with Node 20 must still be enough.</p><p><strong>Decision.</strong> <code>optionalDependencies</code> of the root name the packages that carry Node 24 for each system. npm installs the one that fits, with integrity from the lockfile and without an install script, and puts it first for every npm script. <code>scripts/start.mjs</code>, <code>test.mjs</code>, <code>install.mjs</code> and <code>progress.mjs</code> are plain JavaScript for Node 20 and hand over to Node 24 as soon as it is there; where no such package exists, an installed Node 24 is used.</p><p>Traps:</p><ul><li>npm itself still runs on the machine&#39;s Node and silently picks older versions of what you add. Name exact versions.</li><li>npm refuses a lockfile that lacks the optional packages of other systems, even here. A test looks after that, and that every entry has its integrity: what was not locked with its content could be anything. So the packages of a system are only named in versions that the registry gives out: Node for macOS, Biome and knip are older than the newest.</li><li>Never set <code>engine-strict</code>.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0005-node-24-through-npm.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0005Node24ThroughNpm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0005Node24ThroughNpm as default
};
