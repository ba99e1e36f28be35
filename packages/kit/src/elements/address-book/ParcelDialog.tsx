import { limits, packageCategories, plainText, type SavedParcel, subcategoriesOf } from '@freight/contract';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { kgText, unitText } from '#i18n/formats.ts';
import { packageLabel, packageTexts } from '#i18n/packageTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Field, FieldFrame } from '#ui/field/Field.tsx';
import { NumberField } from '#ui/number-field/NumberField.tsx';
import { Select } from '#ui/select/Select.tsx';
import { checkParcel, type ParcelFault, type ParcelField } from './checkParcel.ts';
import { FormEnd } from './DialogEnd.tsx';
import { useBookTexts } from './strings/index.ts';
import { type BookPart, useChange } from './useEntries.ts';

interface ParcelDialogProps {
  part: BookPart;
  isNew: boolean;
  draft: SavedParcel;
  onEdit: (draft: SavedParcel) => void;
  /** Closes it; what was typed is kept. */
  onClose: () => void;
  /** Saved, or given up. */
  onEnd: () => void;
}

/** A parcel to type, in a dialog. */
export function ParcelDialog(props: ParcelDialogProps) {
  const t = useBookTexts();
  const common = useCommonTexts();
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t(props.isNew ? 'parcel.add' : 'parcel.edit')}
      closeLabel={common('action.close')}
    >
      <ParcelForm {...props} />
    </Dialog>
  );
}

const sides = ['length', 'width', 'height'] as const;

function ParcelForm({ part, draft, onEdit, onEnd }: ParcelDialogProps) {
  const t = useBookTexts();
  const packages = packageTexts.useWhenProvided();
  const language = useLanguage();
  const { isBusy, failure, run } = useChange();
  const [faults, setFaults] = useState<Partial<Record<ParcelField, ParcelFault>>>({});
  const form = useRef<HTMLFormElement>(null);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = checkParcel(draft);
    flushSync(() => setFaults(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    if (Object.keys(found).length > 0) return;
    const parcel = { ...draft, name: plainText(draft.name), description: plainText(draft.description) };
    const isDone = await run(() => part.saveToBook({ parcels: [parcel] }), t('saved', { name: parcel.name }));
    if (isDone) onEnd();
  }
  const most = {
    weight: kgText(limits.heaviestPiece, language) ?? '',
    side: unitText(limits.longestSide, language, 'centimeter'),
  };
  const errorOf = (field: ParcelField) => {
    const fault = faults[field];
    return fault && t(`fault.${fault}`, most);
  };
  const options = (words: readonly string[]) =>
    words.map((word) => ({ value: word, label: packageLabel(packages, word) }));
  const text = (field: 'name' | 'description', label: string, longest: number) => (
    <Field
      label={label}
      name={field}
      required={field === 'name'}
      autoComplete="off"
      maxLength={longest}
      value={draft[field]}
      error={field === 'name' ? errorOf('name') : undefined}
      onChange={({ target }) => onEdit({ ...draft, [field]: target.value })}
    />
  );
  const measure = { step: 1, min: 0, language, required: true } as const;
  return (
    <form className="book__form" ref={form} noValidate onSubmit={(event) => void save(event)}>
      {text('name', t('field.parcelName'), 200)}
      <NumberField
        {...measure}
        label={t('field.weight')}
        name="weight"
        unit="kg"
        step={0.1}
        value={draft.weight}
        error={errorOf('weight')}
        onChange={(weight) => onEdit({ ...draft, weight })}
      />
      <div className="book__sides">
        {sides.map((side) => (
          <NumberField
            {...measure}
            key={side}
            label={t(`field.${side}`)}
            name={side}
            unit="cm"
            value={draft.dimensions[side]}
            error={errorOf(side)}
            onChange={(value) => onEdit({ ...draft, dimensions: { ...draft.dimensions, [side]: value } })}
          />
        ))}
      </div>
      {text('description', t('field.description'), 2_000)}
      <Select
        label={t('field.category')}
        name="category"
        emptyLabel={t('field.choose')}
        options={options(Object.keys(packageCategories))}
        value={draft.packageType}
        onChange={({ target }) => {
          const [only = '', ...others] = subcategoriesOf(target.value);
          onEdit({ ...draft, packageType: target.value, packageSubType: others.length > 0 ? '' : only });
        }}
      />
      {subcategoriesOf(draft.packageType).length > 1 && (
        <Select
          label={t('field.subcategory')}
          name="subcategory"
          emptyLabel={t('field.choose')}
          options={options(subcategoriesOf(draft.packageType))}
          value={draft.packageSubType}
          onChange={({ target }) => onEdit({ ...draft, packageSubType: target.value })}
        />
      )}
      <FieldFrame label={t('field.instructions')}>
        {(control) => (
          <textarea
            {...control}
            className="field__control"
            part="field"
            name="instructions"
            rows={3}
            maxLength={2_000}
            value={draft.specialInstruction}
            onChange={({ target }) => onEdit({ ...draft, specialInstruction: target.value })}
          />
        )}
      </FieldFrame>
      <FormEnd failure={failure} isBusy={isBusy} onCancel={onEnd} />
    </form>
  );
}
