import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0013 Leaving the wizard asks once, and Back goes one step back","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0013-leaving-the-wizard-asks-once.md","filePath":"decisions/0013-leaving-the-wizard-asks-once.md"}');
const _sfc_main = { name: "decisions/0013-leaving-the-wizard-asks-once.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0013-leaving-the-wizard-asks-once-and-back-goes-one-step-back" tabindex="-1">0013 Leaving the wizard asks once, and Back goes one step back <a class="header-anchor" href="#_0013-leaving-the-wizard-asks-once-and-back-goes-one-step-back" aria-label="Permalink to &quot;0013 Leaving the wizard asks once, and Back goes one step back&quot;">​</a></h1><p><strong>Decision.</strong> The arrow still leaves, and the draft is still discarded, while both addresses stay. Where something was filled in about the package or the recipient, the wizard asks once before it does so; an untouched wizard is left at once. The browser&#39;s Back goes one step back.</p><p><strong>Why.</strong> The documents let the back arrow leave the wizard and discard the draft (WIZ-04, OPEN-57); OPEN-59 recommends no question. In use, one stray press threw away five steps of work, and so did the browser&#39;s own Back button, which is the first thing somebody presses who wants to see the step before.</p><p><strong>How.</strong> The kit never touches the page&#39;s URL or history, so the host does it: it pushes an entry of its own at each <code>freight-step-changed</code>, and sets the attribute <code>step</code> to that of the entry the person has come back to. The attribute only ever leads back, never to a step that was not reached (WIZ-08), and does nothing while it is not known whether an order exists. The site&#39;s <code>useStepHistory</code> is twenty lines.</p><p><strong>Besides.</strong> OPEN-55 lets the person press send again, and allows going on by itself as a setting. The setting is <code>continueAfterSignIn</code>, off by default, on at the site. The two addresses wait in the draft of the tab; once an account was made they also lie in local storage for a day at most (<code>freight.awaitedRoute</code>), because a mail&#39;s link opens another tab. Whichever tab takes them removes them.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0013-leaving-the-wizard-asks-once.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0013LeavingTheWizardAsksOnce = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0013LeavingTheWizardAsksOnce as default
};
