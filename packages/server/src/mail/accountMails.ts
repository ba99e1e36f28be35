import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './mailer.ts';

/** Each mail says its piece in Swedish and in English, because the calls carry no language. */
interface Passage {
  lang: 'sv' | 'en';
  heading: string;
  before: string;
  action: string;
  after: string;
}

/** The mail after signing up. `link` opens the screen that verifies; opening alone changes nothing. */
export const verificationMail = (to: string, link: string): Mail =>
  compose(to, 'Bekräfta din e-postadress · Confirm your email address', link, [
    {
      lang: 'sv',
      heading: 'Välkommen!',
      before: 'Bekräfta din e-postadress så är ditt konto klart att använda.',
      action: 'Bekräfta e-postadressen',
      after:
        'Länken gäller i 24 timmar och kan användas en gång. Har du inte skapat något konto? Bortse från det här mejlet.',
    },
    {
      lang: 'en',
      heading: 'Welcome!',
      before: 'Confirm your email address and your account is ready to use.',
      action: 'Confirm email address',
      after:
        'The link is valid for 24 hours and works once. If you didn’t create an account, ignore this email.',
    },
  ]);

/** The mail with the link to choose a new password. */
export const resetMail = (to: string, link: string): Mail =>
  compose(to, 'Välj ett nytt lösenord · Choose a new password', link, [
    {
      lang: 'sv',
      heading: 'Nytt lösenord',
      before: 'Någon, förhoppningsvis du, vill välja ett nytt lösenord för ditt konto.',
      action: 'Välj nytt lösenord',
      after:
        'Länken gäller i en timme och kan användas en gång. Var det inte du? Då behöver du inte göra något.',
    },
    {
      lang: 'en',
      heading: 'New password',
      before: 'Somebody, hopefully you, wants to choose a new password for your account.',
      action: 'Choose a new password',
      after: 'The link is valid for one hour and works once. If this wasn’t you, ignore this email.',
    },
  ]);

/** Tells the owner of an account that a provider can open it from now on; `link` chooses a new password. */
export const newSignInMail = (to: string, link: string, provider: string): Mail =>
  compose(to, 'Nytt sätt att logga in · A new way to log in', link, [
    {
      lang: 'sv',
      heading: 'Nytt sätt att logga in',
      before: `Du har loggat in med ${provider}. Från och med nu kan du göra det utan lösenord.`,
      action: 'Välj nytt lösenord',
      after: 'Var det inte du? Välj då ett nytt lösenord och kontakta kundtjänst.',
    },
    {
      lang: 'en',
      heading: 'A new way to log in',
      before: `You have logged in with ${provider}. From now on you can do so without a password.`,
      action: 'Choose a new password',
      after: 'If this wasn’t you, choose a new password and contact customer service.',
    },
  ]);

function compose(to: string, subject: string, link: string, passages: Passage[]): Mail {
  const text = passages.map((part) => `${part.heading}\n\n${part.before}\n\n${link}\n\n${part.after}\n`);
  const html = passages.map((part) => section(part, escapeHtml(link)));
  return {
    to,
    subject,
    text: text.join('\n---\n\n'),
    html: `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;background:#f4f6f4;font:16px/1.5 system-ui,sans-serif;color:#14211b">${html.join('')}</body></html>`,
  };
}

const section = (part: Passage, link: string): string =>
  `<div lang="${part.lang}" style="max-width:32em;margin:0 auto 24px;padding:24px;background:#fff;border-radius:12px"><h1 style="margin:0 0 12px;font-size:22px">${escapeHtml(part.heading)}</h1><p>${escapeHtml(part.before)}</p><p><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5a3e;color:#fff;text-decoration:none">${escapeHtml(part.action)}</a></p><p style="color:#4c5a53;font-size:14px">${escapeHtml(part.after)}</p></div>`;
