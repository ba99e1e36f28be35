import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** What became of one attempt: `refused` will not be taken later either; `later` may, when the server is asked again. */
export type Delivery = { kind: 'sent' } | { kind: 'refused' | 'later'; reason: string };

export interface Smtp {
  /** Hands one mail over; never rejects. `messageId` is the same for every attempt at it. */
  deliver(mail: Mail, messageId: string): Promise<Delivery>;
  close(): void;
}

/** A server that accepts a connection and then says nothing must not hold a mail for long. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

/** Sends by an SMTP server given as `smtp://user:password@host:port`. */
export function connectSmtp(smtpUrl: string, from: string): Smtp {
  const url = new URL(smtpUrl);
  // Addresses of users are plain ones; nothing in a mail is read from a file or fetched.
  const transport = createTransport(
    {
      host: url.hostname,
      port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
      secure: url.protocol === 'smtps:',
      auth: url.username
        ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
        : undefined,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? url.hostname;
  return {
    async deliver({ to, subject, text, html, replyTo, files, unsubscribe }, messageId) {
      try {
        await transport.sendMail({
          to,
          subject,
          text,
          html,
          ...(replyTo === undefined ? {} : { replyTo }),
          ...(unsubscribe === undefined ? {} : { headers: unsubscribeHeaders(unsubscribe) }),
          attachments: (files ?? []).map((file) => ({
            filename: file.name,
            contentType: file.type,
            content: file.text,
          })),
          messageId: `<${messageId}@${domain}>`,
        });
        return { kind: 'sent' };
      } catch (error) {
        return { kind: isRefused(error) ? 'refused' : 'later', reason: reasonOf(error) };
      }
    },
    close: () => transport.close(),
  };
}

/** With them the mail program shows a button of its own, which sends one POST (RFC 8058). */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A recipient or a message the server will never take; a wrong password of ours may be corrected. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && Number(error.responseCode) >= 550;
}

/** The kind of failure without the server's words, which often name the recipient. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const parts = [
    'code' in error ? error.code : error.name,
    'responseCode' in error ? error.responseCode : '',
  ];
  return parts.join(' ').trim();
}
