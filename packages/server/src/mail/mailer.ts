import { desc, lt } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { mails } from '#db/accountsSchema.ts';
import type { Database } from '#db/database.ts';
import { HttpError } from '#http/httpError.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Hands a mail over. Throws `HttpError` 400 when the address is refused, 503 when mail cannot be sent now. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** So many mails the demo's mail box keeps. */
const mailboxSize = 200;

/** Sends by an SMTP server given as `smtp://user:password@host:port`. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  // Addresses of users are plain ones; nothing in a mail is read from a file or fetched.
  const transport = createTransport(smtpUrl, { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      try {
        await transport.sendMail(mail);
      } catch (error) {
        if (isRefusedRecipient(error)) throw new HttpError(400, 'No mail can be delivered to this address.');
        throw new HttpError(503, 'The mail could not be sent. Please try again later.', {
          'retry-after': '60',
        });
      }
    },
    close: () => transport.close(),
  };
}

/** Keeps the newest mails in the database instead of sending them; the demo shows them at `/mailbox`. */
export function createMailboxMailer(database: Database): Mailer {
  return {
    send: ({ to, subject, text, html }) =>
      database.transaction(async (tx) => {
        await tx.insert(mails).values({ recipient: to, subject, bodyText: text, bodyHtml: html });
        const [oldest] = await tx
          .select({ id: mails.id })
          .from(mails)
          .orderBy(desc(mails.id))
          .offset(mailboxSize - 1)
          .limit(1);
        if (oldest !== undefined) await tx.delete(mails).where(lt(mails.id, oldest.id));
      }),
    close: () => {},
  };
}

function isRefusedRecipient(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return false;
  return 'responseCode' in error && Number(error.responseCode) >= 550;
}
