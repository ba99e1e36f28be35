import { createApprovals } from '@freight/client';
import { useEffect, useRef, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useElement } from '#bridge/ElementContext.ts';
import type { definition } from '#elements/send/definition.ts';
import { newDraft } from '#elements/send/draft/draft.ts';
import { change, discardAllButRoute, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { explain } from '#i18n/explain.ts';
import { dateOnlyText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { approvalTexts } from '#orders/approvals/strings/index.ts';
import { useStore } from '#platform/useStore.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { usePassOn } from '#ui/pass-on/usePassOn.ts';

const canShare = (): boolean => 'share' in navigator;

/** Shown instead of the steps while the order waits for somebody else: nobody can change or place it meanwhile. */
export function SentAway() {
  const t = approvalTexts.useWhenProvided();
  const language = useLanguage();
  const { navigate } = useElement<typeof definition>();
  const { id, link, until } = useStore(orderDraft(), ({ sentAway }) => sentAway);
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState<'gone' | 'failed'>();
  const { said, passOn, copy } = usePassOn({ title: t('shareTitle'), copied: t('copied') });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  async function withdraw(): Promise<void> {
    setBusy(true);
    setNews(undefined);
    try {
      await pageApi(createApprovals).withdraw(id);
      change({ sentAway: newDraft().sentAway });
    } catch (error) {
      setNews(explain(error).code === 'approvalEnded' ? 'gone' : 'failed');
      setBusy(false);
    }
  }
  return (
    <section className="card send-card step__fields" part="card">
      <h2 part="heading" className="step__title" tabIndex={-1} ref={heading}>
        {t('sent.title')}
      </h2>
      <p>{t('sent.text', { until: dateOnlyText(until, language) ?? '' })}</p>
      <Field label={t('link.label')} value={link} readOnly />
      <div className="step__actions">
        <Button kind={canShare() ? 'secondary' : 'primary'} onClick={() => void copy(link)}>
          {t('copy')}
        </Button>
        {canShare() && <Button onClick={() => void passOn(link)}>{t('send')}</Button>}
      </div>
      {said && <p role="status">{said}</p>}
      {news && (
        <Notice kind={news === 'gone' ? 'info' : 'error'}>
          <p>{t(news)}</p>
        </Notice>
      )}
      <div className="step__actions">
        {news !== 'gone' && (
          <Button kind="secondary" busy={isBusy} onClick={() => void withdraw()}>
            {t('withdraw.here')}
          </Button>
        )}
        <Button
          kind="quiet"
          onClick={() => {
            discardAllButRoute();
            navigate('myOrders');
          }}
        >
          {t('another')}
        </Button>
      </div>
    </section>
  );
}
