/** A file that comes with a mail. */
export interface MailFile {
  readonly name: string;
  /** With its parameters: `text/calendar; charset=utf-8; method=PUBLISH`. */
  readonly type: string;
  readonly text: string;
  /** How `text` holds a file that is not text. */
  readonly encoding?: 'base64';
}

/** What only some mails have. */
export interface MailExtras {
  readonly files?: readonly MailFile[];
  /** The address for replies, if it differs from the sender's. */
  readonly replyTo?: string;
  /** Where a POST ends mails of this kind, without a login (RFC 8058). */
  readonly unsubscribe?: string;
}

/** The extras of a mail that waits in the outbox. */
export interface WaitingExtras extends MailExtras {
  /** How often it left whole without an answer. */
  readonly unanswered?: number;
}
