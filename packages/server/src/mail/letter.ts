import type { Language } from '@freight/contract';
import escapeHtml from 'escape-html';
import type { Mail } from './mail.ts';

/** The sender, named above and below every mail. */
export interface Sender {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  /** Where people write to who need help. */
  readonly email: string;
  /** The site, without a slash at its end. */
  readonly siteUrl: string;
}

/** In which languages a mail speaks: the person's, or, where it is not known, in Swedish and in English. */
export const languagesOf = (known: Language | null | undefined): readonly Language[] =>
  known ? [known] : ['sv', 'en'];

export interface Link {
  readonly label: string;
  readonly link: string;
}

/** The content of one mail in one language. Texts are plain; they are escaped for HTML here. */
export interface Passage {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Facts in a table, each with its label. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** The one thing to do, if any. */
  readonly action?: Link;
  /** Other pages that may be useful to the reader. */
  readonly links?: readonly Link[];
  /** What to know besides, in small letters. */
  readonly notes: readonly string[];
  /** Why it was sent, up to the company's name; by default the sentence about the account. */
  readonly why?: string;
  /** How to get no more of them. */
  readonly stop?: Link;
}

export interface Letter {
  readonly to: string;
  readonly sender: Sender;
  /** In the person's language alone, or, where it is not known, in one after the other. */
  readonly passages: readonly (readonly [Language, Passage])[];
}

const footers: Record<Language, { help: string; contact: string; page: string; why: string }> = {
  sv: {
    help: 'Behöver du hjälp? Skriv till',
    contact: 'eller gå till',
    page: 'kontaktsidan',
    why: 'Mejlet gäller ditt konto hos',
  },
  en: {
    help: 'Need help? Write to',
    contact: 'or visit',
    page: 'our contact page',
    why: 'This email is about your account with',
  },
  de: {
    help: 'Brauchen Sie Hilfe? Schreiben Sie an',
    contact: 'oder besuchen Sie',
    page: 'unsere Kontaktseite',
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
    const { heading, paragraphs, facts = [], action, links = [], notes, stop } = passage;
    const lines = [
      heading,
      ...paragraphs,
      ...(action ? [textOfLink(action)] : []),
      ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
      ...links.map(textOfLink),
      ...notes,
      helpLine(language, sender),
      ...(stop ? [textOfLink(stop)] : []),
    ];
    return lines.join('\n\n');
  });
  return `${sender.name}\n\n${parts.join('\n\n---\n\n')}\n\n---\n\n${sender.name}\n${sender.address}\n${sender.email}\n`;
}

const textOfLink = ({ label, link }: Link): string => `${label}:\n${link}`;

function helpLine(language: Language, { email, siteUrl }: Sender): string {
  const { help, contact } = footers[language];
  return `${help} ${email} ${contact} ${siteUrl}/contact`;
}

/** Mail programs know tables and styles of the element itself; `<style>` is only an enhancement. */
function htmlOf(subject: string, sender: Sender, passages: Letter['passages']): string {
  const [language] = passages[0] ?? ['sv'];
  const opening = passages[0]?.[1].paragraphs[0] ?? '';
  const name = escapeHtml(sender.name);
  const foot = `${name} · ${unbroken(escapeHtml(sender.address))} · <a href="mailto:${escapeHtml(sender.email)}" style="color:#4c5a53" class="soft">${escapeHtml(sender.email)}</a>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyle}</style></head><body class="page" style="margin:0;padding:0;background:#f4f6f4;color:#14211b;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(opening)}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 8px 16px">${logoOf(name)}</td></tr>${passages
    .map((part) => sectionOf(part, sender))
    .join(
      '',
    )}<tr><td class="soft" style="padding:8px;color:#4c5a53;font-size:13px">${foot}</td></tr></table></td></tr></table></body></html>`;
}

const darkStyle = `@media (prefers-color-scheme:dark){.page{background:#101814!important;color:#eaf1ec!important}.card{background:#18231d!important;border-color:#2b3a32!important}.line{border-color:#2b3a32!important}.soft{color:#a9b8af!important}.name,.link{color:#7fd3ab!important}}`;

/** The company's name with its mark, drawn without an image, because mail programs block images by default. */
const logoOf = (name: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="white-space:nowrap;line-height:1">${dotOf('#1c8a4e')}<span style="display:inline-block;width:16px;height:3px;background:#f0701a;vertical-align:middle"></span>${dotOf('#c8322b')}</td><td class="name" style="padding-left:10px;font-weight:700;font-size:18px;color:#0b5a3e">${name}</td></tr></table>`;
const dotOf = (colour: string): string =>
  `<span style="display:inline-block;width:10px;height:10px;border-radius:50%;background:${colour};vertical-align:middle"></span>`;

const soft = 'color:#4c5a53;font-size:14px';
const htmlOfLink = ({ label, link }: Link): string =>
  `<a class="link" href="${escapeHtml(link)}" style="color:#0b5a3e">${escapeHtml(label)}</a>`;
const paragraph = (content: string, style: string, kind = ''): string =>
  `<p${kind && ` class="${kind}"`} style="${style}">${content}</p>`;

function sectionOf([language, passage]: readonly [Language, Passage], sender: Sender): string {
  const { heading, paragraphs, facts = [], action, links = [], notes, stop } = passage;
  const { help, contact, page, why } = footers[language];
  const mail = htmlOfLink({ label: sender.email, link: `mailto:${sender.email}` });
  const helpText = `${escapeHtml(help)} ${mail} ${escapeHtml(contact)} ${htmlOfLink({ label: page, link: `${sender.siteUrl}/contact` })}.`;
  const reason = escapeHtml(`${passage.why ?? why} ${sender.name}.`);
  const parts = [
    `<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(escapeHtml(text), 'margin:0 0 12px')),
    ...(action ? [buttonOf(action)] : []),
    ...(facts.length > 0 ? [tableOf(facts)] : []),
    ...links.map((link) => paragraph(htmlOfLink(link), 'margin:0 0 12px')),
    ...notes.map((text) => paragraph(escapeHtml(text), `margin:0 0 8px;${soft}`, 'soft')),
    paragraph(`${helpText} ${reason}`, `margin:16px 0 0;${soft}`, 'soft'),
    ...(stop ? [paragraph(htmlOfLink(stop), `margin:8px 0 0;${soft}`, 'soft')] : []),
  ];
  return `<tr><td class="card" lang="${language}" style="padding:28px 24px;background:#fff;border:1px solid #d8dfda;border-radius:12px">${parts.join('')}</td></tr><tr><td height="16"></td></tr>`;
}

const buttonOf = ({ label, link }: Link): string =>
  `<p style="margin:20px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#0b5a3e;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** With a no-break space inside a postal code, which a line's end would cut in two. */
const unbroken = (text: string): string => text.replace(/\b(\d{3}) (\d{2})\b/g, '$1\u00a0$2');

/** Puts the names above the values, because a phone has no room for two columns. */
function tableOf(facts: NonNullable<Passage['facts']>): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="line" style="padding:8px 0;border-top:1px solid #d8dfda"><span class="soft" style="${soft}">${escapeHtml(label)}</span><br>${unbroken(escapeHtml(value))}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0">${rows.join('')}</table>`;
}
