import { Notice } from '#ui/notice/Notice.tsx';
import { partnerTexts } from './strings/index.ts';

/** In place of a screen about the account itself, which the page's partner has. */
export function ManagedByPartner() {
  const t = partnerTexts.useWhenProvided();
  return (
    <Notice kind="info">
      <p>{t('managed')}</p>
    </Notice>
  );
}
