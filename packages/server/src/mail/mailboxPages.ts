import escapeHtml from 'escape-html';
import type { mails } from '#db/schema/accounts.ts';

type StoredMail = typeof mails.$inferSelect;
type ListedMail = Pick<StoredMail, 'id' | 'recipient' | 'subject' | 'createdAt'>;

/** The list of mails, given newest first. */
export function mailboxPage(newest: readonly ListedMail[]): string {
  const rows = newest.map(
    (mail) =>
      `<li><a href="/mailbox/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong><span>${escapeHtml(mail.recipient)}</span>${time(mail)}</a></li>`,
  );
  const list =
    rows.length === 0
      ? '<p class="empty">No mail yet. Sign up on the site, and the verification mail appears here.</p>'
      : `<ol>${rows.join('')}</ol>`;
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>In the demo no mail leaves this machine. <a href="/mailbox">Refresh</a></p>${list}`,
  );
}

/** One mail: as it looks, and as text with its links to follow. */
export function mailPage(mail: StoredMail): string {
  const paragraphs = mail.bodyText
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (text === '---' ? '<hr>' : `<p>${linkified(text)}</p>`));
  return page(
    mail.subject,
    `<p><a href="/mailbox">All mail</a></p><h1>${escapeHtml(mail.subject)}</h1><p class="facts"><span>To ${escapeHtml(mail.recipient)}</span>${time(mail)}</p><iframe title="The mail" src="/mailbox/${mail.id}/letter" sandbox="allow-top-navigation-by-user-activation"></iframe>${filesOf(mail)}<h2>The same as text</h2><article>${paragraphs.join('')}</article>`,
  );
}

/** What came with it, and how to get no more of them. */
function filesOf({ id, extras }: StoredMail): string {
  const links = (extras?.files ?? []).map(
    ({ name }, index) => `<a class="link" href="/mailbox/${id}/files/${index}">${escapeHtml(name)}</a>`,
  );
  const stop = extras?.unsubscribe;
  if (stop !== undefined) links.push(`<a class="link" href="${escapeHtml(stop)}">Unsubscribe</a>`);
  return links.length > 0 ? `<p class="facts">${links.join('')}</p>` : '';
}

/** The mail as mail programs show it; its links open in place of the whole page. */
export const letterPage = (mail: StoredMail): string =>
  mail.bodyHtml.replace('<head>', '<head><base target="_top">');

const linkified = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1 ? `<a class="link" href="${safe}">${safe}</a>` : safe;
    })
    .join('');

function time(mail: ListedMail): string {
  const iso = mail.createdAt.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

const page = (title: string, main: string): string =>
  simplePage(title, main, { language: 'en', style: '/mailbox/style.css' });

/** A page without a script. */
export const simplePage = (title: string, main: string, look: { language: string; style: string }): string =>
  `<!doctype html><html lang="${look.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="${look.style}"></head><body><main>${main}</main></body></html>`;

export const pageStyle = `:root{color-scheme:light dark;--ink:#14211b;--soft:#4c5a53;--paper:#f4f6f4;--card:#fff;--line:#d8dfda;--accent:#0b5a3e}
@media (prefers-color-scheme:dark){:root{--ink:#eaf1ec;--soft:#a9b8af;--paper:#101814;--card:#18231d;--line:#2b3a32;--accent:#7fd3ab}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:42rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0;overflow-wrap:anywhere}
a{color:var(--accent)}
ol{list-style:none;margin:1rem 0;padding:0;border:1px solid var(--line);border-radius:.75rem;background:var(--card);overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:grid;gap:.125rem;padding:.875rem 1rem;color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{background:var(--paper)}
li span,time,.facts,.empty{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
.facts{display:flex;flex-wrap:wrap;gap:.25rem 1rem}
article{padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:.5rem;background:var(--accent);color:var(--paper);font:inherit;font-weight:600}
form+form{margin-block-start:.75rem}
iframe{width:100%;height:42rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
h2{font-size:1.125rem;margin:1.5rem 0 .5rem}
.link{overflow-wrap:anywhere;font-weight:600}
hr{border:0;border-top:1px solid var(--line);margin:1.5rem 0}
`;
