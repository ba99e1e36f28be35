import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Shown when a part cannot be loaded because a newer release has replaced it. */
export function Outdated() {
  const t = useCommonTexts();
  return (
    <Notice kind="warning">
      <p>{t('error.outdated')}</p>
      <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
    </Notice>
  );
}
