import { createApprovals } from '@freight/client';
import { useEffect, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { noFailure, noPricing, readDraft } from '#elements/send/draft/draft.ts';
import {
  change,
  discardDraft,
  editDraft,
  isFilledIn,
  keepPrice,
  orderDraft,
  startWizard,
} from '#elements/send/draft/orderDraft.ts';
import { askPrice, inputsOf } from '#elements/send/steps/askPrice.ts';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { explain } from '#i18n/explain.ts';
import { approvalTexts } from '#orders/approvals/strings/index.ts';
import { PartnerGate } from '#orders/view/PartnerGate.tsx';
import { useRequest } from '#platform/useRequest.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { openSignIn } from '#session/signIn.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';

/** Fills the draft in with the order of a link, at a price of now, and shows its last step. */
async function takeOrder(token: string, signal: AbortSignal): Promise<void> {
  const { order = {}, by } = await pageApi(createApprovals).open(token, { signal });
  const { draft } = readDraft(JSON.stringify({ draft: order['draft'] }));
  const { pickupLocation: pickup, dropoffLocation: dropoff, date } = draft;
  if (!pickup || !dropoff) throw new Error('The order that was sent has no places.');
  discardDraft();
  editDraft({ ...draft, pricing: noPricing });
  startWizard({ pickup, dropoff, date }, pageSession().userId());
  change({ approval: { token, by } });
  try {
    const { pricing, priced, promisedBy } = await askPrice(orderDraft().getState().draft, signal);
    keepPrice(pricing, priced, promisedBy);
    const before = order['price'];
    const isOther =
      typeof before === 'number' && before !== orderDraft().getState().draft.pricing.estimatedPrice;
    if (isOther) change({ priced: { ...priced, before } });
    change({ step: 5 });
  } catch (error) {
    signal.throwIfAborted();
    const { status: _, cause: __, ...failure } = explain(error);
    keepPrice(noPricing, { inputs: inputsOf(draft), failure: 'failed', ...noFailure, ...failure });
    change({ step: 3 });
  }
}

interface TakeApprovalProps {
  token: string;
  /** Called when it has been taken, or is not wanted. */
  onDone: () => void;
}

/** An order that somebody has sent to this person: opened once they are signed in, if nothing of their own is in its way. */
export function TakeApproval({ token, onDone }: TakeApprovalProps) {
  const t = approvalTexts.useWhenProvided();
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  const [mayReplace, setMayReplace] = useState(
    () => !isFilledIn() && orderDraft().getState().orderedAt === '',
  );
  return (
    <section className="card send-card" part="card">
      <h2 part="heading" className="send-title">
        {t('open.title')}
      </h2>
      {!isSignedIn && (
        <PartnerGate>
          <p>{t('open.login')}</p>
          <Button onClick={() => openSignIn('login')}>{t('open.action')}</Button>
        </PartnerGate>
      )}
      {isSignedIn && !mayReplace && (
        <>
          <p>{t('open.replace')}</p>
          <div className="step__actions">
            <Button kind="secondary" onClick={onDone}>
              {t('open.keep')}
            </Button>
            <Button onClick={() => setMayReplace(true)}>{t('open.take')}</Button>
          </div>
        </>
      )}
      {isSignedIn && mayReplace && <Taken token={token} onDone={onDone} />}
    </section>
  );
}

function Taken({ token, onDone }: TakeApprovalProps) {
  const t = approvalTexts.useWhenProvided();
  const errors = useErrorTexts();
  const { state, error, reload } = useRequest((signal) => takeOrder(token, signal), [token]);
  useEffect(() => {
    if (state === 'ready') onDone();
  }, [state, onDone]);
  if (state !== 'failed') return <Skeleton lines={6} label={t('open.loading')} />;
  const failure = explain(error);
  const hasEnded = failure.status === 404;
  return (
    <Notice kind="warning">
      <p>{hasEnded ? t('open.ended') : sayFailure(errors, failure) || t('failed')}</p>
      <Button kind="secondary" onClick={hasEnded ? onDone : reload}>
        {hasEnded ? t('open.goOn') : t('open.take')}
      </Button>
    </Notice>
  );
}
