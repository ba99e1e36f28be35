import type { Language } from '@freight/contract';
import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './mail.ts';

/** Who writes: stands above and below every mail. */
export interface Sender {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  /** Where people write to who need help. */
  readonly email: string;
  /** The site, without a slash at its end. */
  readonly siteUrl: string;
}

/** What one mail says in one language. Texts are plain; they are made safe for HTML here. */
export interface Passage {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, if any. */
  readonly action?: { readonly label: string; readonly link: string };
  /** What to know besides, in small letters. */
  readonly notes: readonly string[];
}

export interface Letter {
  readonly to: string;
  readonly sender: Sender;
  /** In the person's language alone, or, where it is not known, in one after the other. */
  readonly passages: readonly (readonly [Language, Passage])[];
}

const footers: Record<Language, { help: string; contact: string; why: string }> = {
  sv: {
    help: 'Behöver du hjälp? Skriv till',
    contact: 'eller gå till',
    why: 'Mejlet gäller ditt konto hos',
  },
  en: { help: 'Need help? Write to', contact: 'or visit', why: 'This email is about your account with' },
  de: {
    help: 'Brauchen Sie Hilfe? Schreiben Sie an',
    contact: 'oder besuchen Sie',
    why: 'Diese E-Mail betrifft Ihr Konto bei',
  },
};

/** The mail as text and as HTML with the company's name, address and help. Nothing in it is fetched when it is read. */
export function compose({ to, sender, passages }: Letter): Mail {
  const subject = passages.map(([, passage]) => passage.subject).join(' · ');
  return { to, subject, text: textOf(sender, passages), html: htmlOf(subject, sender, passages) };
}

function textOf(sender: Sender, passages: Letter['passages']): string {
  const parts = passages.map(([language, passage]) => {
    const { heading, paragraphs, action, notes } = passage;
    const lines = [heading, ...paragraphs, ...(action ? [`${action.label}:\n${action.link}`] : []), ...notes];
    return `${lines.join('\n\n')}\n\n${helpLine(language, sender)}`;
  });
  return `${sender.name}\n\n${parts.join('\n\n---\n\n')}\n\n---\n\n${sender.name}\n${sender.address}\n${sender.email}\n`;
}

function helpLine(language: Language, { email, siteUrl }: Sender): string {
  const { help, contact } = footers[language];
  return `${help} ${email} ${contact} ${siteUrl}/contact`;
}

/** Mail programs know tables and styles of the element itself; what stands in `<style>` only makes it nicer. */
function htmlOf(subject: string, sender: Sender, passages: Letter['passages']): string {
  const [language] = passages[0] ?? ['sv'];
  const opening = passages[0]?.[1].paragraphs[0] ?? '';
  const name = escapeHtml(sender.name);
  const foot = `${name} · ${escapeHtml(sender.address)} · <a href="mailto:${escapeHtml(sender.email)}" style="color:#4c5a53" class="soft">${escapeHtml(sender.email)}</a>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyle}</style></head><body class="page" style="margin:0;padding:0;background:#f4f6f4;color:#14211b;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(opening)}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 8px 16px">${logoOf(name)}</td></tr>${passages
    .map((part) => sectionOf(part, sender))
    .join(
      '',
    )}<tr><td class="soft" style="padding:8px;color:#4c5a53;font-size:13px">${foot}</td></tr></table></td></tr></table></body></html>`;
}

const darkStyle = `@media (prefers-color-scheme:dark){.page{background:#101814!important;color:#eaf1ec!important}.card{background:#18231d!important;border-color:#2b3a32!important}.soft{color:#a9b8af!important}.name,.link{color:#7fd3ab!important}}`;

/** The company's name with its mark, drawn without a picture: those are blocked until somebody allows them. */
const logoOf = (name: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td width="28" height="28" style="background:#0b5a3e;border-radius:7px;color:#fff;font-weight:700;font-size:16px;line-height:28px;text-align:center">${name.slice(0, 1)}</td><td class="name" style="padding-left:10px;font-weight:700;font-size:18px;color:#0b5a3e">${name}</td></tr></table>`;

function sectionOf([language, passage]: readonly [Language, Passage], sender: Sender): string {
  const { heading, paragraphs, action, notes } = passage;
  const button = action
    ? `<p style="margin:20px 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#0b5a3e;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  const small = notes.map(
    (text) => `<p class="soft" style="margin:0 0 8px;color:#4c5a53;font-size:14px">${escapeHtml(text)}</p>`,
  );
  const { help, contact, why } = footers[language];
  const address = escapeHtml(`${sender.siteUrl}/contact`);
  const email = escapeHtml(sender.email);
  const helpText = `${escapeHtml(help)} <a class="link" href="mailto:${email}" style="color:#0b5a3e">${email}</a> ${escapeHtml(contact)} <a class="link" href="${address}" style="color:#0b5a3e">${address}</a>.`;
  return `<tr><td class="card" lang="${language}" style="padding:28px 24px;background:#fff;border:1px solid #d8dfda;border-radius:12px"><h1 style="margin:0 0 12px;font-size:22px;line-height:1.25">${escapeHtml(heading)}</h1>${paragraphs
    .map((text) => `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`)
    .join(
      '',
    )}${button}${small.join('')}<p class="soft" style="margin:16px 0 0;color:#4c5a53;font-size:14px">${helpText} ${escapeHtml(why)} ${escapeHtml(sender.name)}.</p></td></tr><tr><td height="16"></td></tr>`;
}
