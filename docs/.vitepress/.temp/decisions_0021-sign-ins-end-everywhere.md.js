import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0021 Sign-ins end everywhere","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0021-sign-ins-end-everywhere.md","filePath":"decisions/0021-sign-ins-end-everywhere.md"}');
const _sfc_main = { name: "decisions/0021-sign-ins-end-everywhere.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0021-sign-ins-end-everywhere" tabindex="-1">0021 Sign-ins end everywhere <a class="header-anchor" href="#_0021-sign-ins-end-everywhere" aria-label="Permalink to &quot;0021 Sign-ins end everywhere&quot;">​</a></h1><p><strong>Decision.</strong> An access token is worth what its sign-in (<code>sid</code>) is worth. Every call and every handshake looks the sign-in up; what stood is believed for three seconds, what this process has ended is known at once.</p><ul><li><strong>Sockets.</strong> Commands need a token that has not expired. Events go on after the token&#39;s end, as long as the sign-in stands. A logout, a reset or a change of the password cuts the connections of the sign-ins it ends, those on other processes too, which are told over PostgreSQL; a look every 15 seconds finds what was missed.</li><li><strong>Thirty days.</strong> A sign-in ends 30 days after it began, however often it was renewed. Signing in again begins anew.</li><li><strong>Refresh.</strong> A refresh token that was exchanged answers the same successor for one minute, for tabs that race. Later it counts as stolen, used or not, and ends its sign-in. A client whose answer was lost for longer signs in again.</li><li><strong>Social sign-in.</strong> <code>token</code> and <code>refreshToken</code> in the address of <code>/auth/callback</code> live 60 seconds, and the refresh token can be exchanged once; a second exchange ends the sign-in. The kit exchanges the pair at once by the documented refresh call, and uses the pair itself where that call fails, because another API may hand out tokens that last.</li><li><strong>First password.</strong> Without naming a password one can be set within ten minutes after signing in. Afterwards the person signs in with the provider again. Every change of a password is told to the owner by mail.</li></ul><p><strong>Guessing.</strong> Five wrong passwords in a row are free. Then the account waits 2, 4, 8 … seconds, up to five minutes, from whatever address the next attempt comes. A browser that has signed in to the account before (decision 0020) has a count of its own, so that strangers cannot lock its person out; a reset by mail forgets the count.</p><p><strong>Keys.</strong> Every use of the secret has a key derived from it by HKDF; tokens name their issuer and their audience.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0021-sign-ins-end-everywhere.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0021SignInsEndEverywhere = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0021SignInsEndEverywhere as default
};
