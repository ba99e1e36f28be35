import { plainPhone, plainText } from '@freight/contract';
import { useId, useState } from 'react';
import { editDraft, isDraftKept, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { Given } from '#elements/send/prefill/Prefill.tsx';
import { SaveRecipient } from '#elements/send/saved/lazySaved.tsx';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { StepForm } from '#elements/send/wizard/StepForm.tsx';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';
import { Field } from '#ui/field/Field.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { checkRecipient, type RecipientFault, type RecipientField } from './checkSteps.ts';
import { useFormErrors } from './useFormErrors.ts';
import { useKnownRecipients } from './useKnownRecipients.ts';

/** Step 4: who receives it [WIZ-39] to [WIZ-45]. */
export function RecipientStep({ onNext, onPrevious }: { onNext: () => void; onPrevious: () => void }) {
  const t = useSendTexts();
  const emailField = useStore(configuration, ({ recipientEmail }) => recipientEmail);
  const stored = useStore(orderDraft(), ({ draft }) => draft.recipientDetails);
  const { errors, form, accept, clear } = useFormErrors<RecipientField, RecipientFault>();
  const [isSaveFailed, setSaveFailed] = useState(false);
  const known = useKnownRecipients();
  const listId = useId();

  function edit(field: RecipientField, value: string): void {
    editDraft({ recipientDetails: { ...stored, [field]: value } });
    setSaveFailed(false);
    clear(field);
  }

  /** A known recipient's name fills in how to reach them, unless something else was typed. */
  function editName(name: string): void {
    const chosen = known.find((one) => one.name === name);
    const take = (field: 'phone' | 'email') => {
      const isTyped = stored[field] !== '' && known.every((one) => one[field] !== stored[field]);
      return (!isTyped && chosen?.[field]) || stored[field];
    };
    const [phone, email] = [take('phone'), take('email')];
    editDraft({ recipientDetails: { name, phone, email } });
    setSaveFailed(false);
    clear('name');
    if (phone !== stored.phone) clear('phone');
    if (email !== stored.email) clear('email');
  }

  function next(): void {
    if (!accept(checkRecipient(stored, emailField))) return;
    const { name, phone, email } = stored;
    editDraft({
      recipientDetails: { name: plainText(name), phone: plainPhone(phone), email: plainText(email) },
    });
    // Reported once; from then on the draft lasts as long as the page, and the customer can continue.
    if (isDraftKept()) onNext();
    else setSaveFailed(true);
  }

  const errorOf = (field: RecipientField) => {
    const key = errors[field];
    return key && t(key);
  };
  return (
    <StepForm title={t('recipient.title')} onPrevious={onPrevious} onSubmit={next}>
      <div className="step__fields" ref={form}>
        <Given of="recipient">
          <Field
            required
            label={t('recipient.name')}
            name="recipientName"
            autoComplete="section-recipient name"
            maxLength={200}
            value={stored.name}
            error={errorOf('name')}
            list={known.length > 0 ? listId : undefined}
            onChange={({ target }) => editName(target.value)}
          />
          <datalist id={listId}>
            {known.map(({ name, phone }) => (
              <option key={name} value={name}>
                {phone}
              </option>
            ))}
          </datalist>
          <Field
            required
            label={t('recipient.phone')}
            hint={t('recipient.phoneHint')}
            name="recipientPhone"
            type="tel"
            placeholder={t('recipient.phoneExample')}
            autoComplete="section-recipient tel"
            maxLength={40}
            value={stored.phone}
            error={errorOf('phone')}
            onChange={({ target }) => edit('phone', target.value)}
          />
          {emailField !== 'off' && (
            <Field
              label={t(emailField === 'required' ? 'recipient.email' : 'recipient.emailOptional')}
              name="recipientEmail"
              type="email"
              required={emailField === 'required'}
              autoComplete="section-recipient email"
              maxLength={254}
              value={stored.email}
              error={errorOf('email')}
              onChange={({ target }) => edit('email', target.value)}
            />
          )}
        </Given>
        <SaveRecipient />
      </div>
      {isSaveFailed && <Notice kind="error">{t('saveFailed')}</Notice>}
    </StepForm>
  );
}
