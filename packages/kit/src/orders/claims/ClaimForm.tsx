import { type ClaimKind, claimLimits } from '@freight/contract';
import { type ClipboardEvent, type DragEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { explain } from '#i18n/explain.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Button } from '#ui/button/Button.tsx';
import { FieldFrame } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { NumberField } from '#ui/number-field/NumberField.tsx';
import { PictureField } from './PictureField.tsx';
import { PictureRefused } from './sendClaim.ts';
import { claimsTexts } from './strings/index.ts';
import type { Report } from './useReport.ts';

/** Characters left from which on they are counted for the person. */
const fewLeft = 400;

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
  const left = claimLimits.textLength - text.length;
  return (
    <form
      ref={form}
      className="claims__sheet"
      noValidate
      onSubmit={submit}
      onPaste={paste}
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
    >
      <Kinds
        kinds={kinds}
        chosen={kind}
        error={errors.kind}
        onChoose={(chosen) => change({ kind: chosen })}
      />
      <FieldFrame
        label={t('text.label')}
        error={errors.text}
        hint={left <= fewLeft ? t('text.left', { count: left }) : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            className="field__control"
            part="field"
            rows={4}
            required
            maxLength={claimLimits.textLength}
            value={text}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </FieldFrame>
      <PictureField pictures={pictures} chosen={draft.pictures} />
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
      {failure !== undefined && <Failure error={failure} />}
      <Button type="submit" busy={pictures.isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}

type ClaimsTexts = ReturnType<typeof claimsTexts.use>;

function problemsOf(t: ClaimsTexts, { kind, text, value }: Report['draft'], kinds: readonly ClaimKind[]) {
  return {
    ...(!(kind && kinds.includes(kind)) && { kind: t('kind.required') }),
    ...(!text.trim() && { text: t('text.required') }),
    ...((value < 0 || value > claimLimits.value) && { value: t('value.invalid') }),
  };
}

/** Why the server did not take the report. */
function Failure({ error }: { error: unknown }) {
  const t = claimsTexts.use();
  const errors = useErrorTexts();
  const sentence =
    error instanceof PictureRefused ? t('pictures.refused') : sayFailure(errors, explain(error));
  return (
    <Notice kind="error">
      <p>{sentence || t('failed')}</p>
    </Notice>
  );
}

interface KindsProps {
  kinds: readonly ClaimKind[];
  chosen: ClaimKind | '';
  error: string | undefined;
  onChoose: (kind: ClaimKind) => void;
}

function Kinds({ kinds, chosen, error, onChoose }: KindsProps) {
  const t = claimsTexts.use();
  const name = useId();
  return (
    <fieldset>
      <legend className="field__label">{t('kind.label')}</legend>
      {kinds.map((kind) => (
        <label key={kind} className="claims__kind">
          <input
            type="radio"
            name={name}
            checked={chosen === kind}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${name}-error` : undefined}
            onChange={() => onChoose(kind)}
          />
          <span>{t(`kind.${kind}`)}</span>
        </label>
      ))}
      {error && (
        <p className="field__error" id={`${name}-error`} part="error">
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
