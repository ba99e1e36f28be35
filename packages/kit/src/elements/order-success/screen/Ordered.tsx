import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Empty } from './Empty.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';
import { useSuccessTexts } from './strings/index.ts';
import { type ShownOrder, useShownOrder } from './useShownOrder.ts';

interface OrderedProps {
  orderId: string | undefined;
  takesFocus: boolean;
  onHome: () => void;
  onPrinted: ((orderId: string) => void) | undefined;
}

/** The order of a signed-in customer: loading, failed to load, missing, or placed. */
export function Ordered({ orderId, ...rest }: OrderedProps) {
  const shown = useShownOrder(orderId);
  const common = useCommonTexts();
  if (shown.state === 'none') return <Empty onHome={rest.onHome} />;
  if (shown.state === 'loading') return <Awaited label={common('state.loading')} />;
  if (shown.state === 'failed') return <Failure shown={shown} onHome={rest.onHome} />;
  return (
    <PlacedOrder
      key={shown.transportId}
      transportId={shown.transportId}
      followed={shown.followed}
      {...rest}
    />
  );
}

/** In the layout of the loaded order [L38]. */
const Awaited = ({ label }: { label: string }) => (
  <>
    <div className="success__head">
      <span className="status-icon status-icon--neutral" />
      <p className="success__title">{label}</p>
      <p className="success__id">{'\u00a0'}</p>
      <p className="success__muted">{'\u00a0'}</p>
    </div>
    <span className="success__live" />
    <div className="success__columns skeleton" role="status" aria-label={label}>
      <span className="success__column skeleton__lines" />
      <span className="success__section skeleton__lines" />
    </div>
    <span className="success__offers" />
  </>
);

function Failure({ shown, onHome }: { shown: ShownOrder & { state: 'failed' }; onHome: () => void }) {
  const t = useSuccessTexts();
  const common = useCommonTexts();
  const message = {
    notFound: t('error.notFound'),
    network: common('error.network'),
    unknown: common('error.server'),
  }[shown.reason];
  return (
    <Notice kind="error">
      <p>{message}</p>
      <div className="success__actions">
        {shown.reason !== 'notFound' && <Button onClick={shown.retry}>{common('action.retry')}</Button>}
        <Button kind="secondary" onClick={onHome}>
          {common('action.backToHome')}
        </Button>
      </div>
    </Notice>
  );
}
