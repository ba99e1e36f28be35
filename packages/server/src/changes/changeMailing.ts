import type { Db } from '#db/database.ts';
import type { ChangeRecord } from '#db/schema/changes.ts';
import type { OrderRecord } from '#db/schema/orders.ts';
import { compose, languagesOf, type Passage, type Sender } from '#mail/letter.ts';
import type { Mail } from '#mail/mail.ts';
import type { Outbox } from '#mail/outbox.ts';
import { customerLink } from '#orderFacts/customerLink.ts';
import { formatMoment } from '#orderFacts/formats.ts';
import { changeMailTexts } from './changeTexts.ts';

interface ChangeMailFacts {
  readonly order: OrderRecord;
  readonly change: ChangeRecord;
}

/** Writes the mails about changes, in the transaction that stores the change: both happen or neither. */
export interface ChangeMailing {
  /** To the customer, when the holder of a link asked for it. */
  requested(tx: Db, facts: ChangeMailFacts): Promise<void>;
}

export const createChangeMailing = ({
  outbox,
  sender,
}: {
  outbox: Outbox;
  sender: () => Sender;
}): ChangeMailing => ({
  async requested(tx, facts) {
    if (facts.order.sender.email) await outbox.add(tx, requestedMail(sender(), facts));
  },
});

/** Without the contents of the change, which are on the page of the order alone: a door code belongs in no mail. */
function requestedMail(sender: Sender, { order, change }: ChangeMailFacts): Mail {
  const link = customerLink(sender.siteUrl, order);
  const passages = languagesOf(order.language).map((language) => {
    const texts = changeMailTexts[language];
    const passage: Passage = {
      subject: texts.subject.replace('{number}', order.orderNumber),
      heading: texts.heading,
      paragraphs: [texts.happened, texts.next],
      facts: [
        [texts.number, order.orderNumber],
        [texts.kind, texts.kinds[change.wanted.kind] ?? ''],
        [texts.requestedAt, formatMoment(change.requestedAt, language)],
      ],
      action: { label: texts.open, link },
      notes: [],
      why: texts.why,
    };
    return [language, passage] as const;
  });
  return { ...compose({ to: order.sender.email, sender, passages }), replyTo: sender.email };
}
