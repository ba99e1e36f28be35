import type { Tracking } from '@freight/contract';
import { statusLabel, useStatusTexts } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useTexts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useDetailsTexts } from './detailsTexts.ts';
import { clockText } from './formats.ts';
import { StatusIcon } from './StatusIcon.tsx';
import type { ShownTracking } from './useTracking.ts';

type Currentness = Omit<ShownTracking, 'tracking'>;

/** What is the case, in large type, and how current that is [TRACK-09] [TRACK-13]. */
export function StatusBanner({ tracking, shown }: { tracking: Tracking; shown: Currentness }) {
  const t = useDetailsTexts();
  const wording = useBannerWording(tracking.status);
  const { trackingNumber } = tracking.shippingInfo;
  return (
    <>
      <div className="banner" data-kind={kindOf(tracking.status)}>
        <span className="banner__icon">
          <StatusIcon status={tracking.status} />
        </span>
        <div className="banner__text">
          <p className="banner__headline">{wording}</p>
          <dl className="banner__numbers">
            {trackingNumber && (
              <div>
                <dt>{t('trackingNumber')}</dt>
                <dd>{trackingNumber}</dd>
              </div>
            )}
            <div>
              <dt>{t('orderNumber')}</dt>
              <dd>{tracking.orderId}</dd>
            </div>
          </dl>
          <Updated shown={shown} />
        </div>
      </div>
      <Stale shown={shown} />
    </>
  );
}

/** Own words for the two statuses people wait for, one sentence around the status for all others [TRACK-10] [TRACK-11] [TRACK-12]. */
function useBannerWording(status: string): string {
  const t = useDetailsTexts();
  const statuses = useStatusTexts();
  if (status === 'delivered' || status === 'outForDelivery') return t(`banner.${status}`);
  return status ? t('banner.default', { status: statusLabel(statuses, status) }) : t('banner.unknown');
}

function kindOf(status: string): 'good' | 'bad' | 'moving' {
  if (status === 'delivered' || status === 'completed') return 'good';
  return ['cancelled', 'failed', 'returned'].includes(status) ? 'bad' : 'moving';
}

function Updated({ shown: { live, knownAt } }: { shown: Currentness }) {
  const t = useDetailsTexts();
  const language = useLanguage();
  return (
    <p className="banner__updated">
      {live === 'on' && <span className="banner__live">{t('live.on')}</span>}
      <span>{t('live.updated', { time: clockText(knownAt, language) })}</span>
    </p>
  );
}

/** Says why what is shown may be old, and offers to ask again. */
function Stale({ shown: { live, knownAt, problem, isLoading, reload } }: { shown: Currentness }) {
  const t = useDetailsTexts();
  const language = useLanguage();
  const reason = live === 'offline' ? live : problem ? 'failed' : live === 'paused' ? live : undefined;
  if (!reason) return null;
  return (
    <Notice kind="warning">
      <p>{t(`live.${reason}`, { time: clockText(knownAt, language) })}</p>
      {reason !== 'offline' && (
        <Button kind="secondary" busy={isLoading} onClick={reload}>
          {t('live.refresh')}
        </Button>
      )}
    </Notice>
  );
}
