import type { SessionUser } from '@freight/client/session';
import { useRef } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { type Details, detailFields, detailsOf } from './details.ts';
import { useProfileTexts } from './profileTexts.ts';

interface DetailsPanelProps {
  user: SessionUser;
  /** The values being edited; undefined while nothing is. */
  draft: Details | undefined;
  onDraft: (draft: Details | undefined) => void;
  onSaved: () => void;
}

/** The personal information, to read and to edit [PROFILE-06]. */
export function DetailsPanel({ user, draft, onDraft, onSaved }: DetailsPanelProps) {
  const t = useProfileTexts();
  const isLeaving = useRef(false);
  const close = () => {
    isLeaving.current = true;
    onDraft(undefined);
  };
  // When the form closes, the focus goes to the button that replaces it.
  const focusAfterEditing = (button: HTMLButtonElement | null) => {
    if (!button || !isLeaving.current) return;
    isLeaving.current = false;
    button.focus();
  };
  return (
    <section className="card" part="details">
      <div className="profile__head">
        <h2 part="heading" className="profile__title">
          {t('details.title')}
        </h2>
        {!draft && (
          <Button kind="secondary" ref={focusAfterEditing} onClick={() => onDraft(detailsOf(user))}>
            {t('details.edit')}
          </Button>
        )}
      </div>
      {draft ? (
        <DetailsForm
          user={user}
          draft={draft}
          onDraft={onDraft}
          onCancel={close}
          onSaved={() => {
            close();
            onSaved();
          }}
        />
      ) : (
        <Facts user={user} />
      )}
    </section>
  );
}

/** [PROFILE-07] [PROFILE-09] */
function Facts({ user }: { user: SessionUser }) {
  const t = useProfileTexts();
  const details = detailsOf(user);
  const [first, last, ...others] = detailFields.map(({ name }) => [name, details[name]] as const);
  const facts = [first, last, ['email', user.email] as const, ...others].filter((fact) => fact !== undefined);
  return (
    <dl className="profile__grid">
      {facts.map(([name, value]) => (
        <div key={name} className="profile__fact" data-name={name}>
          <dt>{t(`field.${name}`)}</dt>
          <dd data-empty={value.trim() ? undefined : ''}>{value.trim() || t('notProvided')}</dd>
        </div>
      ))}
    </dl>
  );
}
