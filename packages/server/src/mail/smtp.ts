import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/**
 * The result of one attempt: a mail that is `refused` will not be accepted later either; `later` may succeed at another
 * attempt; `away` means that the server is unavailable; `unanswered` was sent completely and may have been delivered.
 */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'refused' | 'later' | 'away' | 'unanswered'; reason: string };

export interface Smtp {
  /** Hands one mail over; never rejects. `messageId` is the same for every attempt at it. */
  deliver(mail: Mail, messageId: string): Promise<Delivery>;
}

/** A server that accepts a connection and then sends nothing must not hold a mail for long. */
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
  const settings = {
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? url.hostname;
  return {
    async deliver({ to, subject, text, html, replyTo, files, unsubscribe }, messageId) {
      let hasLeft = false;
      const logger = logOf(() => {
        hasLeft = true;
      });
      const transport = createTransport({ ...settings, logger }, { from });
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
            ...(file.encoding && { encoding: file.encoding }),
          })),
          messageId: `<${messageId}@${domain}>`,
        });
        return { kind: 'sent' };
      } catch (error) {
        return { kind: failureOf(error, hasLeft), reason: reasonOf(error) };
      } finally {
        transport.close();
      }
    },
  };
}

/** Every connection's own log: its line with a size is the only sign that a message has left whole. */
function logOf(onLeft: () => void) {
  const nothing = () => {};
  const info = (entry: unknown) => {
    if (entry instanceof Object && 'outByteCount' in entry) onLeft();
  };
  return {
    level: nothing,
    trace: nothing,
    debug: nothing,
    info,
    warn: nothing,
    error: nothing,
    fatal: nothing,
  };
}

/** With them the mail program shows a button of its own, which sends one POST (RFC 8058). */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Error codes for a refused recipient or message; all others concern the server or our settings. */
const mailErrors: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** A recipient or a message the server will never take is refused; a wrong password of ours may be corrected. */
function failureOf(error: unknown, hasLeft: boolean): Exclude<Delivery['kind'], 'sent'> {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (hasLeft && responseCode === undefined) return 'unanswered';
  if (!mailErrors.includes(code)) return 'away';
  return Number(responseCode) >= 550 ? 'refused' : 'later';
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
