import { createApprovals } from '@freight/client';
import { useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { addressOf } from '#bridge/navigation.ts';
import { change, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { approvalLink } from '#elements/send/wizard/approvalLink.ts';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { type Explanation, explain } from '#i18n/explain.ts';
import { approvalTexts } from '#orders/approvals/strings/index.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';

/**
 * The page of the host on which an order is placed: its own one for sending, else this one. Undefined in the kit's own frame,
 * which has no address that a person could open.
 */
function sendingPage(): string | undefined {
  const page = addressOf('packageSending');
  if (page === undefined && parent !== window && location.pathname.startsWith('/embed/')) return undefined;
  return new URL(page ?? location.href, location.href).href;
}

/** Keeps the draft for somebody else, as it is now; from then on it waits. */
async function sendAway(page: string): Promise<void> {
  const { pricing, ...draft } = orderDraft().getState().draft;
  const { id, token, endsAt } = await pageApi(createApprovals).create({
    draft,
    price: pricing.estimatedPrice,
  });
  change({ sentAway: { id, link: approvalLink(page, token), until: endsAt } });
}

/** Passes the finished order on to somebody else, who places it with an account of their own. */
export function SendToColleague({ isDisabled }: { isDisabled: boolean }) {
  const t = approvalTexts.useWhenProvided();
  const errors = useErrorTexts();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Explanation>();
  const page = sendingPage();
  if (page === undefined) return null;
  async function send(to: string): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    await sendAway(to).catch((error: unknown) => setFailure(explain(error)));
    setBusy(false);
  }
  return (
    <div className="step__fields">
      <Button kind="secondary" busy={isBusy} disabled={isDisabled} onClick={() => void send(page)}>
        {t('send')}
      </Button>
      <p className="field__hint">{t('hint')}</p>
      {failure && (
        <Notice kind="error">
          <p>{failure.status === 409 ? t('full') : sayFailure(errors, failure) || t('failed')}</p>
        </Notice>
      )}
    </div>
  );
}
