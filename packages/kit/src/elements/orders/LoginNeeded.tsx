import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { openSignIn } from '#runtime/signIn.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useOrdersTexts } from './ordersTexts.ts';

/** Orders are private: the way in, and the way home [LIST-22] [LIST-30] [LIST-33]. */
export function LoginNeeded({ refusal }: { refusal: string }) {
  const t = useOrdersTexts();
  const common = useCommonTexts();
  const { navigate } = useElement();
  return (
    <Notice kind={refusal ? 'error' : 'info'}>
      <p>{t('login.needed')}</p>
      {/no token/i.test(refusal) && <p>{t('login.noToken')}</p>}
      <div className="orders__actions">
        <Button onClick={() => openSignIn('login')}>{t('login.action')}</Button>
        <Button kind="secondary" onClick={() => navigate('home')}>
          {common('action.backToHome')}
        </Button>
      </div>
    </Notice>
  );
}
