import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0002 r2wc and the bridge","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0002-r2wc-and-the-bridge.md","filePath":"decisions/0002-r2wc-and-the-bridge.md"}');
const _sfc_main = { name: "decisions/0002-r2wc-and-the-bridge.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0002-r2wc-and-the-bridge" tabindex="-1">0002 r2wc and the bridge <a class="header-anchor" href="#_0002-r2wc-and-the-bridge" aria-label="Permalink to &quot;0002 r2wc and the bridge&quot;">​</a></h1><p>React components become custom elements with <code>@r2wc/react-to-web-component</code>. As shipped it loses properties set before the tag is defined, knows no bare booleans and no removed attributes, lower-cases events and lets none bubble, mounts anew when an element is moved, throws in Node and on a second definition, and hides render errors.</p><p><strong>Decision.</strong> <code>packages/kit/src/bridge</code> is the only place that knows the library. A tag is two things:</p><ul><li><code>defineHost</code> is the class that the browser knows, a few lines that stand from the loader&#39;s first moment: properties that reflect to attributes, lower-cased names, and the callbacks, which it hands on. Frameworks find the properties, and a tag is noticed wherever it is attached, other elements&#39; shadow roots included, without a change to the platform&#39;s prototypes.</li><li><code>elementBehaviour</code> is what its code does, and comes later (<code>provideBehaviour</code>). r2wc gets no properties at all and renders by an element of its own, <code>freight-…-view</code>, which never stands on the page and draws in the shadow root of the one that does. <code>disconnected</code> waits one task and unmounts only if the element is still gone. A first frame in the shadow root is hydrated with <code>hydrateRoot</code> instead of being replaced (<a href="/docs/decisions/0003-first-frames">0003</a>).</li><li>Hosts and behaviours find each other in the page&#39;s registry, so that two copies of the kit work together: whichever has defined a tag, the newest copy brings its code. A change of what they say to each other is a new form there.</li><li>Events are dispatched by <code>ElementContext</code>: bubbling, composed, cancelable.</li><li>Nothing is defined in Node, and a tag that is taken is left alone.</li><li>One error boundary per root; it apologises on the page and sends <code>freight-error</code>.</li></ul><p><code>everyElement()</code> proves the laws for each tag. Nothing outside the bridge can tell what is underneath, so the library can be replaced in one folder.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0002-r2wc-and-the-bridge.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0002R2wcAndTheBridge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0002R2wcAndTheBridge as default
};
