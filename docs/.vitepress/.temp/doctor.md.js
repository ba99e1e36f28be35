import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Embed doctor","description":"","frontmatter":{},"headers":[],"relativePath":"doctor.md","filePath":"doctor.md"}');
const _sfc_main = { name: "doctor.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="embed-doctor" tabindex="-1">Embed doctor <a class="header-anchor" href="#embed-doctor" aria-label="Permalink to &quot;Embed doctor&quot;">​</a></h1><p>A small panel on your own page that tells how the kit stands on it: the version, what the API answers this page, the settings, where a sign-in is kept, the live line, consent, what your policy blocks, and every <a href="/docs/errors/README">error</a> with its code. It stays current: a line that drops shows so.</p><p>Ask for it on the script, while you build the page:</p><div class="language-html vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">html</span><pre tabindex="0"><code><span class="hljs-tag">&lt;<span class="hljs-name">script</span> <span class="hljs-attr">type</span>=<span class="hljs-string">&quot;module&quot;</span> <span class="hljs-attr">src</span>=<span class="hljs-string">&quot;https://freight.example.com/kit/freight.js&quot;</span> <span class="hljs-attr">data-debug</span>&gt;</span><span class="hljs-tag">&lt;/<span class="hljs-name">script</span>&gt;</span>
</code></pre></div><p>Or, on a page that is live already, in the address: <code>https://shop.example/parcels?freight-debug</code>.</p><table tabindex="0"><thead><tr><th>line</th><th>what it tells</th></tr></thead><tbody><tr><td>Kit</td><td>the version; several when the script is on the page more than once</td></tr><tr><td>This page</td><td>its origin, the one the API has to allow</td></tr><tr><td>API</td><td>its address and how long it took to answer this page, or the code of what is wrong</td></tr><tr><td>Settings</td><td>those that differ from the kit&#39;s own, pages by their names</td></tr><tr><td>Sign-in</td><td>once an element needs it: whether it is kept in this browser, lasts as long as the page, or storage is blocked</td></tr><tr><td>Live line</td><td>whether it is connected; nothing is connected before an order is followed</td></tr><tr><td>Consent</td><td>who asks, and what was chosen</td></tr><tr><td>Blocked by the policy</td><td>directive and origin of what the page&#39;s content security policy has blocked</td></tr><tr><td>a code</td><td>what was reported so far: misspelt tags, attributes and options, and all else of <a href="/docs/errors/README">the list</a></td></tr></tbody></table><p><em>Copy report</em> puts the same lines on the clipboard, for a mail to whoever runs the API. There is no token in it, nothing of a person, and neither path nor query of the page&#39;s address. Anybody may add <code>?freight-debug</code> to an address: the panel shows them nothing that the console of their browser does not.</p><p>It loads only when it is asked for, works under <a href="/docs/csp">the strictest policy</a>, by keys alone and in the language of the page.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("doctor.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const doctor = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  doctor as default
};
