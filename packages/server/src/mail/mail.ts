import type { MailExtras } from '#db/schema/mailExtras.ts';

/** One mail as it leaves: a text and the same in HTML. */
export interface Mail extends MailExtras {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
