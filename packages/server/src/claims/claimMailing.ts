import type { Db } from '#db/database.ts';
import type { Sender } from '#mail/letter.ts';
import type { Outbox } from '#mail/outbox.ts';
import { answeredMail, type ClaimMailFacts, companyMail, receivedMail } from './claimMails.ts';

/** Writes the mails about claims, in the transaction that changes the claim: both happen or neither. */
export interface ClaimMailing {
  /** To the company, and to the customer if they reported it; the holder of a link has no address. */
  reported(tx: Db, facts: ClaimMailFacts): Promise<void>;
  /** To the customer if they reported it. */
  answered(tx: Db, facts: Omit<ClaimMailFacts, 'pictures'>): Promise<void>;
}

/** A partner need not name the address of its customer. */
const isToCustomer = ({ claim, order }: Pick<ClaimMailFacts, 'claim' | 'order'>): boolean =>
  !claim.byLink && order.sender.email !== '';

export function createClaimMailing({
  outbox,
  sender,
}: {
  outbox: Outbox;
  sender: () => Sender;
}): ClaimMailing {
  return {
    async reported(tx, facts) {
      const mails = [companyMail(sender(), facts)];
      if (isToCustomer(facts)) mails.push(receivedMail(sender(), facts));
      await outbox.addAll(tx, mails);
    },
    async answered(tx, facts) {
      if (isToCustomer(facts)) await outbox.add(tx, answeredMail(sender(), facts));
    },
  };
}
