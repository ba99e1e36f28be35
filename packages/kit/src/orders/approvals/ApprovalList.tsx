import { createApprovals } from '@freight/client';
import { isFields } from '@freight/client/fields';
import type { Approval } from '@freight/contract';
import { useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { dateOnlyText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useRequest } from '#platform/useRequest.ts';
import { useSheet } from '#styles/useSheet.ts';
import { notify } from '#toasts/toasts.ts';
import { Button } from '#ui/button/Button.tsx';
import css from './approvals.css?inline';
import { approvalTexts } from './strings/index.ts';

/** So many are shown at once; more do not push the orders down. */
const few = 3;

/** What has become of the orders that this customer has sent to others, or has placed for them; nothing without any. */
export function ApprovalList() {
  const { host } = useElement();
  useSheet(host, css);
  const t = approvalTexts.useWhenProvided();
  const { data = [], reload } = useRequest((signal) => pageApi(createApprovals).list({ signal }), []);
  if (data.length === 0) return null;
  return (
    <details className="approvals" open={data.length <= few}>
      <summary>
        <h3 part="heading">{t('list.title')}</h3> <span className="field__hint">{data.length}</span>
      </summary>
      <ul>
        {data.map((approval) => (
          <Row key={approval.id} approval={approval} onChange={reload} />
        ))}
      </ul>
    </details>
  );
}

/** Where it goes, while it waits. */
function townOf({ order }: Approval): string {
  const draft = isFields(order?.['draft']) ? order['draft'] : {};
  const place = isFields(draft['dropoffLocation']) ? draft['dropoffLocation'] : {};
  return String(place['city'] || place['address'] || '');
}

function Row({ approval, onChange }: { approval: Approval; onChange: () => void }) {
  const t = approvalTexts.useWhenProvided();
  const language = useLanguage();
  const { navigate } = useElement();
  const [isBusy, setBusy] = useState(false);
  const { id, isOwn, state, createdAt, endsAt, by, orderedBy = '', orderId } = approval;
  const to = townOf(approval);
  const name = (isOwn ? orderedBy : by) || t('list.someone');
  const words = {
    waiting: t('list.waiting', { until: dateOnlyText(endsAt, language) ?? '' }),
    withdrawn: t('list.withdrawn'),
    ended: t('list.ended'),
    ordered: t(isOwn ? 'list.ordered' : 'list.orderedByYou', { name }),
  };
  async function withdraw(): Promise<void> {
    setBusy(true);
    await pageApi(createApprovals)
      .withdraw(id)
      .catch(() => notify(t('failed'), 'error'));
    setBusy(false);
    onChange();
  }
  return (
    <li className="approvals__row">
      <div>
        {to && <strong>{t('list.to', { to })}</strong>}
        <p>{words[state]}</p>
        <p className="field__hint">
          {[dateOnlyText(createdAt, language), orderId].filter(Boolean).join(' · ')}
        </p>
      </div>
      {isOwn && state === 'waiting' && (
        <Button kind="secondary" busy={isBusy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      )}
      {orderId && (
        <Button kind="secondary" onClick={() => navigate('tracking', { orderId })}>
          {t('list.show')}
        </Button>
      )}
    </li>
  );
}
