import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';

/** Seen from the chunks. */
const loader = '../../freight.js';

/** The browser may keep the loader for some minutes, and its old files for ever: a reload alone would change nothing. */
const reload = () =>
  fetch(new URL(loader, import.meta.url), { cache: 'reload' }).finally(() => location.reload());

/** Shown when a part cannot be loaded before the page is. */
export function Outdated() {
  const t = useCommonTexts();
  return (
    <Notice kind="warning">
      <p>{t('error.outdated')}</p>
      <Button onClick={reload}>{t('action.reload')}</Button>
    </Notice>
  );
}
