import { useEffect, useState } from 'react';
import { loginByPartner } from '#api/partner/loginByPartner.ts';
import { partnerLogin } from '#api/partner/partnerTokens.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useStore } from '#platform/useStore.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { partnerTexts } from './strings/index.ts';

/** Signs in by the page's partner as soon as it is shown. After a failure, or a refusal by the API, the person decides. */
export function PartnerLogin({ isRefused }: { isRefused: boolean }) {
  const t = partnerTexts.useWhenProvided();
  const common = useCommonTexts();
  const hasFailed = useStore(partnerLogin(), (login) => login.hasFailed);
  const [isWaiting, setWaiting] = useState(isRefused);
  useEffect(() => {
    if (!isWaiting) void loginByPartner();
  }, [isWaiting]);

  if (!hasFailed && !isWaiting)
    return (
      <p role="status">
        <Spinner /> {t('running')}
      </p>
    );
  const retry = () => (isWaiting ? setWaiting(false) : void loginByPartner());
  return (
    <Notice kind="error">
      <p>{t('failed')}</p>
      <div className="notice__actions">
        <Button onClick={retry}>{common('action.retry')}</Button>
      </div>
    </Notice>
  );
}
