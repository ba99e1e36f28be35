import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0022 Mails go through an outbox","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/0022-mails-go-through-an-outbox.md","filePath":"decisions/0022-mails-go-through-an-outbox.md"}');
const _sfc_main = { name: "decisions/0022-mails-go-through-an-outbox.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0022-mails-go-through-an-outbox" tabindex="-1">0022 Mails go through an outbox <a class="header-anchor" href="#_0022-mails-go-through-an-outbox" aria-label="Permalink to &quot;0022 Mails go through an outbox&quot;">​</a></h1><p><strong>Decision.</strong> <code>outbox.add(tx, mail)</code> writes a mail into the table <code>mails</code>, in the transaction that wants it sent. A worker hands it to the SMTP server afterwards. No call waits for mail, and a sign-up neither fails nor counts because the SMTP server is away.</p><ul><li>One process at a time works on a mail: it claims the row (<code>for update skip locked</code>) for three minutes.</li><li>After a failure it waits 5, 15, 60, then 300 seconds, for a day. What the SMTP server refuses for good is given up at once. What was given up is logged without the address, and kept a week without its text.</li><li>A mail that was taken is deleted: its links open accounts.</li><li>It leaves twice only if the server dies between the SMTP server&#39;s answer and the note of it. It then has the same <code>Message-ID</code>, by which mail servers drop the second.</li><li>Without <code>SMTP_URL</code> a demo keeps the mails; <code>/mailbox</code> shows the same table.</li></ul><p>Forgotten passwords go the same way: the call only writes the address down, for known and unknown ones alike; whether there is an account is looked up after the answer.</p><p><strong>Language.</strong> Mails are written in the language of the account (the one last used with it), else of the call (<code>Accept-Language</code>, which the kit sets to the language of the page), else in Swedish and English.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/0022-mails-go-through-an-outbox.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0022MailsGoThroughAnOutbox = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0022MailsGoThroughAnOutbox as default
};
