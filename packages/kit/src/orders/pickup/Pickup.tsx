import type { ReceivedOrder } from '@freight/client';
import { factsOfStatus } from '@freight/contract';
import { useElement } from '#bridge/ElementContext.ts';
import { kgText, windowTexts } from '#i18n/formats.ts';
import { useStatusTexts } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { OrderState } from '#orders/store/orderState.ts';
import { useMinute } from '#platform/useMinute.ts';
import { pageSession } from '#session/session.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Button } from '#ui/button/Button.tsx';
import { Section } from '#ui/facts/Facts.tsx';
import css from './pickup.css?inline';
import { pickupTexts } from './strings/index.ts';

/** What one person loads alone, in kg. */
const light = 25;

interface PickupProps {
  order: ReceivedOrder;
  known: Pick<OrderState, 'pickupWindow'>;
  status: string;
  /** Asks for another day; absent where that cannot be asked for. */
  onOtherDay?: (() => void) | undefined;
}

/** When the driver is at the sender, and what to have ready by then; nothing once the goods are fetched [R6]. */
export function Pickup({ order, known: { pickupWindow }, status, onOtherDay }: PickupProps) {
  const t = pickupTexts.useWhenProvided();
  const statuses = useStatusTexts();
  const language = useLanguage();
  const { host } = useElement();
  useSheet(host, css);
  useMinute();
  if (!pickupWindow || factsOfStatus(status)?.phase !== 'waiting') return null;
  const now = pageSession().serverTime();
  const { callMinutes } = pickupWindow;
  const said = {
    who: order.driver[0]?.driver.firstName || t('driver'),
    window: statuses('arrival.window', windowTexts(pickupWindow, language, now)),
  };
  return (
    <div className="pickup">
      <Section title={t('title')}>
        <p className="pickup__when">
          {callMinutes ? t('sentence.calls', { ...said, minutes: callMinutes }) : t('sentence', said)}
        </p>
        <Ready order={order} isCalled={callMinutes !== undefined} />
        {onOtherDay && (
          <Button kind="secondary" onClick={onOtherDay}>
            {t(Date.parse(pickupWindow.from) <= now ? 'missed' : 'otherDay')}
          </Button>
        )}
      </Section>
    </div>
  );
}

function Ready({ order, isCalled }: { order: ReceivedOrder; isCalled: boolean }) {
  const t = pickupTexts.use();
  const language = useLanguage();
  const { orderId, pieces, quantity, weight, fragile, senderContactInfo } = order;
  const count = pieces?.reduce((sum, piece) => sum + piece.count, 0) ?? quantity;
  const heaviest = Math.max(...(pieces?.map((piece) => piece.weight) ?? [weight]));
  const phone = isCalled && senderContactInfo.phoneNr;
  const things = [
    count > 1 ? t('ready.packed.many', { count }) : t('ready.packed'),
    t(count > 1 ? 'ready.number.many' : 'ready.number', { number: orderId }),
    heaviest > light && t('ready.heavy', { weight: kgText(heaviest, language) ?? '' }),
    fragile && t('ready.fragile'),
    phone && t('ready.phone', { phone }),
  ];
  return (
    <>
      <p className="pickup__ready">{t('ready.title')}</p>
      <ul className="pickup__list">{things.map((thing) => thing && <li key={thing}>{thing}</li>)}</ul>
    </>
  );
}
