import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Your CMS","description":"","frontmatter":{},"headers":[],"relativePath":"start-editor.md","filePath":"start-editor.md"}');
const _sfc_main = { name: "start-editor.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="your-cms" tabindex="-1">Your CMS <a class="header-anchor" href="#your-cms" aria-label="Permalink to &quot;Your CMS&quot;">​</a></h1><p>Five minutes, without a developer. You need the address of the company&#39;s kit (here <code>https://freight.example.com</code>), and the company needs the address of your site, so that it can let your pages in: <code>https://shop.example</code>.</p><table tabindex="0"><thead><tr><th>you write in</th><th>go to</th></tr></thead><tbody><tr><td>WordPress</td><td><a href="/docs/wordpress">WordPress</a>: a plugin with blocks</td></tr><tr><td>Squarespace or Wix</td><td><a href="/docs/squarespace-wix">Squarespace and Wix</a>: a block of code, or a frame</td></tr><tr><td>Webflow</td><td><a href="/docs/webflow">Webflow</a>: two lines in an Embed</td></tr><tr><td>Shopify</td><td><a href="/docs/shopify">Shopify</a>: a section of your theme</td></tr><tr><td>an editor with TinyMCE</td><td><a href="/docs/tinymce">TinyMCE</a>: a line that survives the editor</td></tr><tr><td>something else that takes HTML with scripts</td><td><a href="/docs/start-html">the two lines</a></td></tr></tbody></table><h2 id="then" tabindex="-1">Then <a class="header-anchor" href="#then" aria-label="Permalink to &quot;Then&quot;">​</a></h2><p>Publish the page and look at it where visitors see it: previews inside the editor have addresses of their own, which the company has not let in.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("start-editor.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const startEditor = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  startEditor as default
};
