import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { openSignIn } from '#runtime/signIn.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useOrderTexts } from './orderTexts.ts';

/** Orders are private; nothing of the order is said [DETAIL-46] [LIST-32]. */
export function LoginNeeded({ isRefused }: { isRefused: boolean }) {
  const t = useOrderTexts();
  const common = useCommonTexts();
  const { navigate } = useElement();
  return (
    <Notice kind={isRefused ? 'error' : 'info'}>
      <p>{t('login.needed')}</p>
      {isRefused && <p>{t('login.otherAccount')}</p>}
      <div className="details__actions">
        <Button onClick={() => openSignIn('login')}>{t('login.action')}</Button>
        <Button kind="secondary" onClick={() => navigate('home')}>
          {common('action.backToHome')}
        </Button>
      </div>
    </Notice>
  );
}
