import { useState } from 'react';
import { useFreshProfile } from '#api/account/useFreshProfile.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { AccountGate } from '#orders/view/AccountGate.tsx';
import { openSignIn } from '#session/signIn.ts';
import { notify } from '#toasts/toasts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { StatusIcon } from '#ui/status-icon/StatusIcon.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import type { definition } from './definition.ts';
import type { Details } from './details.ts';
import { PhotoPanel } from './PhotoPanel.tsx';
import { useProfileTexts } from './profileTexts.ts';

/** Photo and personal information; unsaved changes survive errors, refreshes and an expired session. */
export function Profile() {
  return (
    <AccountGate>
      <OwnProfile />
    </AccountGate>
  );
}

function OwnProfile() {
  const t = useProfileTexts();
  const common = useCommonTexts();
  const { emit } = useElement<typeof definition>();
  const { user, isLoading, hasFailed, reload, settle } = useFreshProfile();
  const [draft, setDraft] = useState<{ owner: string; details: Details }>();
  if (!user) return <SignedOut />;

  const saved = (sentence: string) => {
    settle();
    notify(sentence, 'success');
    emit('freight-profile-updated', {});
  };
  return (
    <div className="profile" aria-busy={isLoading}>
      {hasFailed && (
        <Notice kind="warning">
          <p>{t('refresh.failed')}</p>
          <Button kind="secondary" onClick={reload}>
            {common('action.retry')}
          </Button>
        </Notice>
      )}
      <PhotoPanel user={user} onSaved={() => saved(t('photo.updated'))} />
      <DetailsPanel
        user={user}
        // Another user may have signed in meanwhile and must not see what was typed.
        draft={draft && draft.owner === user.email ? draft.details : undefined}
        onDraft={(details) => setDraft(details && { owner: user.email, details })}
        onSaved={() => saved(t('profileUpdated'))}
      />
      <DeleteAccount user={user} />
    </div>
  );
}

/** Shown on pages without a guard of their own, or when the session has just ended. */
function SignedOut() {
  const t = useProfileTexts();
  return (
    <section className="card profile__signed-out">
      <StatusIcon icon="user" kind="accent" />
      <h2 part="heading" className="profile__title">
        {t('signedOut.title')}
      </h2>
      <p className="profile__muted">{t('signedOut.hint')}</p>
      <Button onClick={() => openSignIn('login')}>{t('signedOut.login')}</Button>
    </section>
  );
}
