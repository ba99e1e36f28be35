import type { Language } from '@freight/contract';
import { formatMoment } from '#orderFacts/formats.ts';
import { type AccountMailName, accountTexts } from './accountTexts.ts';
import { compose, languagesOf, type Sender } from './letter.ts';
import type { Mail } from './mail.ts';

/** To whom, and in which language; if it is unknown, the mail is in Swedish and in English. */
export interface Recipient {
  /** Null for an account that a partner signs in, which gets none of these mails. */
  readonly email: string | null;
  readonly language: Language | null | undefined;
}

/** The mail after signing up. `link` opens the screen that verifies; opening alone changes nothing. */
export const verificationMail = (sender: Sender, to: Recipient, link: string): Mail =>
  write('verification', sender, to, link);

/** The mail with the link to choose a new password. */
export const resetMail = (sender: Sender, to: Recipient, link: string): Mail =>
  write('reset', sender, to, link);

/** Notifies the owner of an account of a new password; `now` in milliseconds. */
export const passwordChangedMail = (sender: Sender, to: Recipient, now: number): Mail =>
  atMoment('passwordChanged', sender, to, now);

/** Notifies the owner of an account that a provider can sign in to it from now on. */
export const newSignInMail = (sender: Sender, to: Recipient, provider: string): Mail => {
  const name = provider.charAt(0).toUpperCase() + provider.slice(1);
  return write('newSignIn', sender, to, forgotPage(sender), () => ({ provider: name }));
};

/** Notifies the owner of an account that its login requires a code from now on. */
export const secondFactorOnMail = (sender: Sender, to: Recipient, now: number): Mail =>
  atMoment('secondFactorOn', sender, to, now);

/** Notifies the owner of an account that its login no longer requires a code. */
export const secondFactorOffMail = (sender: Sender, to: Recipient, now: number): Mail =>
  atMoment('secondFactorOff', sender, to, now);

/** Notifies the owner of an account of new recovery codes. */
export const recoveryCodesMail = (sender: Sender, to: Recipient, now: number): Mail =>
  atMoment('recoveryCodes', sender, to, now);

/** Warns the owner of an account that a person who knows the password is guessing codes. */
export const codesGuessedMail = (sender: Sender, to: Recipient, now: number): Mail =>
  atMoment('codesGuessed', sender, to, now);

/** Notifies the owner of an account that a recovery code was used; `left` is the number that remain. */
export const recoveryCodeUsedMail = (
  sender: Sender,
  to: Recipient,
  { now, left }: { now: number; left: number },
): Mail =>
  write('recoveryCodeUsed', sender, to, forgotPage(sender), (language) => ({
    time: formatMoment(now, language),
    left: `${left}`,
  }));

const atMoment = (name: AccountMailName, sender: Sender, to: Recipient, now: number): Mail =>
  write(name, sender, to, forgotPage(sender), (language) => ({ time: formatMoment(now, language) }));

/** Never a link that already opens something: these mails arrive unasked. */
const forgotPage = ({ siteUrl }: Sender): string => `${siteUrl}/forgot-password`;

function write(
  name: AccountMailName,
  sender: Sender,
  { email, language }: Recipient,
  link: string,
  facts: (language: Language) => Record<string, string> = () => ({}),
): Mail {
  if (email === null) throw new Error(`The mail ${name} has no address.`);
  const passages = languagesOf(language).map((tongue) => {
    const { subject, heading, before, action, after } = accountTexts[name][tongue];
    const paragraph = before.replace(/\{(\w+)\}/g, (all, fact: string) => facts(tongue)[fact] ?? all);
    const passage = {
      subject,
      heading,
      paragraphs: [paragraph],
      action: { label: action, link },
      notes: [after],
    };
    return [tongue, passage] as const;
  });
  return compose({ to: email, sender, passages });
}
