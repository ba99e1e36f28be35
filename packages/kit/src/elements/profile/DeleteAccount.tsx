import type { SessionUser } from '@freight/client/session';
import { useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { configuration } from '#platform/configuration.ts';
import { complain } from '#platform/leaving/complain.ts';
import { useStore } from '#platform/useStore.ts';
import { dropDrafts } from '#session/drafts.ts';
import { pageSession } from '#session/session.ts';
import { notify } from '#toasts/toasts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { definition } from './definition.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { useProfileTexts } from './profileTexts.ts';

/** Rendered only if the host has a function that deletes accounts; asks for confirmation [PROFILE-10] (OPEN-84). */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const t = useProfileTexts();
  const common = useCommonTexts();
  const [isOpen, setOpen] = useState(false);
  const deleteAccount = useStore(configuration, (settings) => settings.deleteAccount);
  if (!deleteAccount) return null;
  return (
    <section className="card">
      <div className="profile__head">
        <div className="profile__who">
          <h2 part="heading" className="profile__title">
            {t('delete.title')}
          </h2>
          <p className="profile__muted">{t('delete.hint')}</p>
        </div>
        <Button kind="secondary" className="profile__danger" onClick={() => setOpen(true)}>
          {t('delete.open')}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('delete.question')}
        closeLabel={common('action.close')}
      >
        <Question user={user} deleteAccount={deleteAccount} onCancel={() => setOpen(false)} />
      </Dialog>
    </section>
  );
}

interface QuestionProps {
  user: SessionUser;
  deleteAccount: () => Promise<void>;
  onCancel: () => void;
}

function Question({ user, deleteAccount, onCancel }: QuestionProps) {
  const t = useProfileTexts();
  const common = useCommonTexts();
  const { emit, navigate } = useElement<typeof definition>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function confirm(): Promise<void> {
    setFailed(false);
    setBusy(true);
    try {
      await deleteAccount();
      emit('freight-account-deleted', {});
      notify(t('delete.done'), 'success');
      dropDrafts();
      pageSession().clear();
      navigate('home');
    } catch (error) {
      complain('The account could not be deleted.', error, 'error');
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <>
      <p>{t('delete.warning', { email: user.email })}</p>
      <FailureNotice sentences={hasFailed ? [t('delete.failed')] : []} />
      <div className="profile__actions">
        <Button className="profile__danger" busy={isBusy} onClick={confirm}>
          {t('delete.confirm')}
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={onCancel}>
          {common('action.cancel')}
        </Button>
      </div>
    </>
  );
}
