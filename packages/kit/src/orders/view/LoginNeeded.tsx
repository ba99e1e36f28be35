import type { ReactNode } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { openSignIn } from '#session/signIn.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { PartnerGate } from './PartnerGate.tsx';

interface LoginNeededProps {
  /** The server refused the session: it did not recognise it, or it belongs to another person. */
  isRefused: boolean;
  /** What the login is needed for. */
  children: ReactNode;
}

/** Orders are private: the way in, and the way home [DETAIL-46] [LIST-22] [LIST-30] [LIST-32] [LIST-33]. */
export function LoginNeeded(props: LoginNeededProps) {
  return (
    <PartnerGate isRefused={props.isRefused}>
      <OwnLogin {...props} />
    </PartnerGate>
  );
}

function OwnLogin({ isRefused, children }: LoginNeededProps) {
  const t = useCommonTexts();
  const { navigate } = useElement();
  return (
    <Notice kind={isRefused ? 'error' : 'info'}>
      {children}
      <div className="notice__actions">
        <Button onClick={() => openSignIn('login')}>{t('action.login')}</Button>
        <Button kind="secondary" onClick={() => navigate('home')}>
          {t('action.backToHome')}
        </Button>
      </div>
    </Notice>
  );
}
