import { useState } from 'react';
import { useAddressBook } from '#addressBook/useAddressBook.ts';
import { capabilities } from '#capabilities/capabilities.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useErrorSentence } from '#i18n/errorTexts.ts';
import { LoginNeeded } from '#orders/view/LoginNeeded.tsx';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Addresses } from './Addresses.tsx';
import { Parcels } from './Parcels.tsx';
import { useBookTexts } from './strings/index.ts';

/** What the customer has saved; a way in for visitors. */
export function Screen() {
  const t = useBookTexts();
  const userId = useStore(pageSession(), ({ user }) => user?._id ?? '');
  return (
    <section className="book" aria-label={t('title')}>
      <h2 part="heading" className="book__title">
        {t('title')}
      </h2>
      {userId ? (
        <OwnBook key={userId} />
      ) : (
        <LoginNeeded isRefused={false}>
          <p>{t('login.needed')}</p>
        </LoginNeeded>
      )}
    </section>
  );
}

/** Must be keyed by user. */
function OwnBook() {
  const t = useBookTexts();
  const common = useCommonTexts();
  const sentenceOf = useErrorSentence();
  const { isOffered, part, book, error } = useAddressBook();
  const isSettled = useStore(capabilities(), (state) => state.isSettled);
  const [isRetrying, setRetrying] = useState(false);
  if (isSettled && !isOffered) {
    return (
      <Notice kind="info">
        <p>{t('unavailable')}</p>
      </Notice>
    );
  }
  async function retry(): Promise<void> {
    setRetrying(true);
    await part?.fetchBook();
    setRetrying(false);
  }
  if (part && error !== undefined && !book) {
    return (
      <Notice kind="error">
        <p>{sentenceOf(error, t('load.failed'))}</p>
        <Button kind="secondary" busy={isRetrying} onClick={() => void retry()}>
          {common('action.retry')}
        </Button>
      </Notice>
    );
  }
  if (!part || !book) return <Skeleton lines={8} label={t('loading')} />;
  return (
    <>
      <Addresses part={part} book={book} />
      <Parcels part={part} parcels={book.parcels} />
    </>
  );
}
