import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { StatusIcon } from '#ui/status-icon/StatusIcon.tsx';
import { useSuccessTexts } from './strings/index.ts';

/** Opened without an order to show (OPEN-58). */
export function Empty({ onHome }: { onHome: () => void }) {
  const t = useSuccessTexts();
  const common = useCommonTexts();
  return (
    <div className="success__empty">
      <StatusIcon icon="box" kind="neutral" />
      <h2 part="heading" className="success__title">
        {t('none.title')}
      </h2>
      <p className="success__muted">{t('none.text')}</p>
      <Button onClick={onHome}>{common('action.backToHome')}</Button>
    </div>
  );
}
