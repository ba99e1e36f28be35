import { factsOfStatus, type Tracking } from '@freight/contract';
import { statusSentence, useStatusTexts } from '#i18n/statusTexts.ts';
import { Arrival } from '#orders/Arrival.tsx';
import { Currentness } from '#orders/Currentness.tsx';
import { OrderStatusIcon } from '#orders/OrderStatusIcon.tsx';
import { Stale } from '#orders/Stale.tsx';
import { Trouble } from '#orders/Trouble.tsx';
import { useDetailsTexts } from './detailsTexts.ts';
import { isShared, type ShownTracking } from './useTracking.ts';

/** What is the case, in large type, and how current that is [TRACK-09] [TRACK-13]. */
export function StatusBanner({
  tracking,
  shown,
}: {
  tracking: Tracking;
  shown: Omit<ShownTracking, 'tracking'>;
}) {
  const t = useDetailsTexts();
  const wording = useBannerWording(tracking.status);
  const { trackingNumber } = tracking.shippingInfo;
  return (
    <>
      <div className="banner" data-phase={factsOfStatus(tracking.status)?.phase}>
        <span className="banner__icon">
          <OrderStatusIcon status={tracking.status} />
        </span>
        <div className="banner__text">
          <p className="banner__headline">{wording}</p>
          <Arrival at={tracking.estimatedDelivery} window={shown.arrival} status={tracking.status} />
          <dl className="banner__numbers">
            {trackingNumber && (
              <div>
                <dt>{t('trackingNumber')}</dt>
                <dd>{trackingNumber}</dd>
              </div>
            )}
            {!isShared(tracking.orderId) && (
              <div>
                <dt>{t('orderNumber')}</dt>
                <dd>{tracking.orderId}</dd>
              </div>
            )}
          </dl>
          <Currentness {...shown} status={tracking.status} />
          <Trouble status={tracking.status} />
        </div>
      </div>
      <Stale {...shown} />
    </>
  );
}

/** A sentence for each status, one around the server's own word for those unknown here [TRACK-10] [TRACK-11] [TRACK-12]. */
function useBannerWording(status: string): string {
  const t = useDetailsTexts();
  const statuses = useStatusTexts();
  if (!status) return t('banner.unknown');
  return statusSentence(statuses, status) ?? t('banner.default', { status });
}
