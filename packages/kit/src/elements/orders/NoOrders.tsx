import { networkProblem, useCommonTexts } from '#i18n/commonTexts.ts';
import { explain } from '#i18n/explain.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { useOrdersTexts } from './ordersTexts.ts';
import type { Tab } from './useOrderPage.ts';

/** [LIST-18] [LIST-19] */
export function Empty({ tab, onSend }: { tab: Tab; onSend: () => void }) {
  const t = useOrdersTexts();
  return (
    <slot name="empty">
      <div className="orders__empty">
        <span className="orders__sign">
          <Icon name="box" />
        </span>
        <p className="orders__none">{t(`empty.${tab}`)}</p>
        <p>{t(`empty.${tab}Hint`)}</p>
        {tab === 'active' && <Button onClick={onSend}>{t('empty.send')}</Button>}
      </div>
    </slot>
  );
}

/** Shows only the error, because an older list would look current [LIST-21] [LIST-34] [LIST-35]. */
export function ListFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useOrdersTexts();
  const common = useCommonTexts();
  return (
    <Notice kind="error">
      <p>{t('error.failed')}</p>
      {explain(error).cause === 'network' && <p>{common(networkProblem())}</p>}
      <div className="orders__actions">
        <Button onClick={onRetry}>{common('action.retry')}</Button>
      </div>
    </Notice>
  );
}
