import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0016 Tokens out of reach","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0016-tokens-out-of-reach.md","filePath":"decisions/0016-tokens-out-of-reach.md"}');
const _sfc_main = { name: "decisions/0016-tokens-out-of-reach.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0016-tokens-out-of-reach" tabindex="-1">0016 Tokens out of reach <a class="header-anchor" href="#_0016-tokens-out-of-reach" aria-label="Permalink to &quot;0016 Tokens out of reach&quot;">​</a></h1><p>On a partner&#39;s page the kit shares one realm with every other script there. The registry by which the kit&#39;s chunks and copies find each other is on <code>globalThis</code>, and the session lay in it with its tokens.</p><p><strong>Decision.</strong> The registry holds what acts, never what it acts with.</p><ul><li>A session is split. <code>VisibleSession</code> says who is signed in and has the functions that begin and end a session; it is frozen, and nothing in it gives a token. The tokens live in closures of <code>createSession</code>.</li><li>The client gets them by <code>unlock()</code>, once. Whoever asks later gets an error; a script that asks first gets an empty session, and the kit refuses to work rather than to share.</li><li><code>Core</code> (calls, logout, live line) lies in the registry in place of the tokens. A second copy of the kit uses the first copy&#39;s core: one session, one refresh, and no token changes hands.</li><li>What passwords and tokens go through is frozen, and each copy keeps what it has once taken from the registry, so that nobody can put another session or client in its place later.</li><li>A call takes a path of the API and nothing else. <code>@evil.example/</code> after the API&#39;s origin would be another host.</li><li>The storage that elements share answers nothing for the keys of the tokens.</li></ul><p><strong>No refresh token off the company&#39;s origin</strong> means: never written down, and not beyond the visit. On a foreign page the session is in memory (the default there), and the refresh token is in a closure for as long as the page lives, because a customer who follows an order for an hour must not be asked to sign in every 15 minutes. When the page is left the kit tells the API to end the sign-in, so that a refresh token that was overheard is worth nothing from then on. Into the back-forward cache the session goes along. <code>data-session=&quot;persistent&quot;</code> says that the page is the company&#39;s own, on another origin than its API; it is not for partners, and the sample page no longer has it.</p><p><strong>What this cannot do.</strong> A script that runs before the kit, or replaces <code>fetch</code>, reads every password and every answer; no code in the same realm can prevent that. <code>docs/security.md</code> says so to hosts.</p><p>A refresh that fails by network, by 429 or by 5xx keeps the session (kinder than CLIENT-12 and CLIENT-21 have it): a server that is being restarted must not sign all its customers out.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0016-tokens-out-of-reach.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0016TokensOutOfReach = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0016TokensOutOfReach as default
};
