import type { ChangeQuote } from '@freight/contract';
import { priceText, windowTexts } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Refusal } from '#orders/drafts/Refusal.tsx';
import { pageSession } from '#session/session.ts';
import { Button } from '#ui/button/Button.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { contentsText, costText, failureText, kindText, withReason } from './changeTexts.ts';
import { changesTexts } from './strings/index.ts';
import type { ChangeRequesting } from './useChange.ts';

interface ChangeReviewProps {
  requesting: ChangeRequesting;
  quote: ChangeQuote;
  /** Others have changed something since the person began to write. */
  isNewer: boolean;
}

/** The change before it is sent: what it costs, and when the goods would arrive with it. */
export function ChangeReview({ requesting, quote, isNewer }: ChangeReviewProps) {
  const t = changesTexts.use();
  const language = useLanguage();
  const { draft, isAsking, isOtherFee, failure, send, edit } = requesting;
  const { kind, texts, phone, day, place } = draft;
  const { fee, arrival, reason } = quote;
  const window = arrival && windowTexts(arrival, language, pageSession().serverTime());
  const contents =
    kind === 'otherDay' || kind === 'pickupDay'
      ? { day }
      : kind === 'otherPlace' && place
        ? { place }
        : { text: (kind && texts[kind]) || '', phone: kind === 'contact' ? phone : '' };
  return (
    <>
      <div>
        <strong>{kindText(t, kind)}</strong>
        <p className="draft__words">{contentsText(contents, language)}</p>
      </div>
      {reason ? (
        <Notice kind="error">
          <p>{withReason(t, t('refused.before'), reason)}.</p>
          <p>{t('refused.what')}</p>
        </Notice>
      ) : (
        <>
          {isOtherFee && (
            <Notice kind="warning">
              <p>{t('fee.differs', { fee: fee > 0 ? priceText(fee) : costText(t, fee) })}</p>
            </Notice>
          )}
          <Facts
            facts={[
              [t('cost.label'), costText(t, fee)],
              [t('arrival.label'), window && t('arrival.window', window)],
            ]}
          />
        </>
      )}
      {failure !== undefined && (
        <Refusal error={failure} known={failureText(t, failure)} otherwise={t('failed')} />
      )}
      <div className="draft__row">
        {!reason && (
          <Button busy={isAsking} onClick={send}>
            {t(isNewer ? 'sendAnyway' : 'send')}
          </Button>
        )}
        <Button kind="secondary" onClick={edit}>
          {t('change')}
        </Button>
      </div>
    </>
  );
}
