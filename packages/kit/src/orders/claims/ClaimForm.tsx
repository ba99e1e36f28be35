import { type ClaimKind, claimLimits } from '@freight/contract';
import { type ClipboardEvent, type DragEvent, type SubmitEvent, useRef, useState } from 'react';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Kinds } from '#orders/drafts/Kinds.tsx';
import { PictureField } from '#orders/drafts/PictureField.tsx';
import { Refusal } from '#orders/drafts/Refusal.tsx';
import { TextArea } from '#orders/drafts/TextArea.tsx';
import { Button } from '#ui/button/Button.tsx';
import { NumberField } from '#ui/number-field/NumberField.tsx';
import { failureText } from './claimTexts.ts';
import { claimsTexts } from './strings/index.ts';
import type { Report } from './useReport.ts';

interface ClaimFormProps {
  report: Report;
  kinds: readonly ClaimKind[];
}

export function ClaimForm({ report, kinds }: ClaimFormProps) {
  const t = claimsTexts.use();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const { draft, change, pictures, send, failure } = report;
  const { kind, text, value } = draft;
  const errors = isChecked ? problemsOf(t, draft, kinds) : {};

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problemsOf(t, draft, kinds)).length === 0) return send();
    // Once the errors are shown.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }
  function paste({ clipboardData }: ClipboardEvent): void {
    void pictures.add([...clipboardData.files]);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    void pictures.add([...event.dataTransfer.files]);
  }
  return (
    <form
      ref={form}
      className="draft__sheet"
      noValidate
      onSubmit={submit}
      onPaste={paste}
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
    >
      <Kinds
        label={t('kind.label')}
        kinds={kinds}
        nameOf={(one) => t(`kind.${one}`)}
        chosen={kinds.find((one) => one === kind) ?? ''}
        error={errors.kind}
        onChoose={(chosen) => change({ kind: chosen })}
      />
      <TextArea
        label={t('text.label')}
        most={claimLimits.textLength}
        value={text}
        onChange={(words) => change({ text: words })}
        error={errors.text}
      />
      <PictureField
        pictures={pictures}
        chosen={draft.pictures}
        label={t('pictures.label')}
        hint={t('pictures.hint', { count: claimLimits.pictures })}
      />
      <NumberField
        label={t('value.label')}
        name="value"
        value={value}
        onChange={(amount) => change({ value: amount })}
        step={100}
        min={0}
        unit="SEK"
        language={language}
        error={errors.value}
      />
      {failure !== undefined && (
        <Refusal error={failure} known={failureText(t, failure)} otherwise={t('failed')} />
      )}
      <Button type="submit" busy={pictures.isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}

type ClaimsTexts = ReturnType<typeof claimsTexts.use>;

function problemsOf(t: ClaimsTexts, { kind, text, value }: Report['draft'], kinds: readonly string[]) {
  return {
    ...(!(kind && kinds.includes(kind)) && { kind: t('kind.required') }),
    ...(!text.trim() && { text: t('text.required') }),
    ...((value < 0 || value > claimLimits.value) && { value: t('value.invalid') }),
  };
}
