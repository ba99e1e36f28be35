import { createAccounts } from '@freight/client';
import type { SessionUser } from '@freight/client/session';
import { profileLengths } from '@freight/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { changeOf, type DetailName, type Details, detailFields, isPhoneWrong } from './details.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { useFailureWords, useProfileTexts } from './profileTexts.ts';

interface DetailsFormProps {
  user: SessionUser;
  draft: Details;
  onDraft: (draft: Details) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** Edits the personal information; the e-mail address cannot be changed [PROFILE-08]. */
export function DetailsForm({ user, draft, onDraft, onCancel, onSaved }: DetailsFormProps) {
  const t = useProfileTexts();
  const common = useCommonTexts();
  const words = useFailureWords();
  const [isPhoneRefused, setPhoneRefused] = useState(false);
  const [failure, setFailure] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const inputs = useRef<Partial<Record<DetailName, HTMLInputElement | null>>>({});

  useEffect(() => inputs.current.firstName?.focus(), []);
  useEffect(() => {
    if (isPhoneRefused) inputs.current.phone?.focus();
  }, [isPhoneRefused]);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setFailure([]);
    if (isPhoneWrong(draft)) {
      setPhoneRefused(true);
      // On a second try the field is already marked and the focus is on the button.
      inputs.current.phone?.focus();
      return;
    }
    setBusy(true);
    try {
      await pageApi(createAccounts).updateProfile(changeOf(user, draft));
      onSaved();
    } catch (error) {
      setFailure(words(error, 'updateFailed'));
    } finally {
      setBusy(false);
    }
  }

  const field = ({ name, autoComplete }: (typeof detailFields)[number]) => (
    <Field
      key={name}
      label={t(`field.${name}`)}
      name={name}
      type={name === 'phone' ? 'tel' : 'text'}
      autoComplete={autoComplete}
      maxLength={profileLengths[name]}
      value={draft[name]}
      disabled={isBusy}
      error={name === 'phone' && isPhoneRefused ? t('phoneInvalid') : undefined}
      inputRef={(input) => {
        inputs.current[name] = input;
      }}
      onChange={({ target }) => {
        onDraft({ ...draft, [name]: target.value });
        if (name === 'phone') setPhoneRefused(false);
      }}
    />
  );
  const [first, last, ...others] = detailFields.map(field);
  return (
    <form className="profile__form" noValidate onSubmit={save}>
      <div className="profile__grid">
        {first}
        {last}
        <Field
          label={t('field.email')}
          type="email"
          value={user.email}
          hint={t('field.emailHint')}
          disabled
        />
        {others}
      </div>
      <FailureNotice sentences={failure} />
      <div className="profile__actions">
        <Button type="submit" busy={isBusy}>
          {t('details.save')}
        </Button>
        <Button kind="secondary" onClick={onCancel} disabled={isBusy}>
          {common('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
