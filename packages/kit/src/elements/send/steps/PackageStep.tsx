import { packageCategories } from '@freight/contract';
import { checkPackage, type PackageField, subcategoriesOf } from '#elements/send/checkSteps.ts';
import type { SendingDraft } from '#elements/send/draft.ts';
import { editDraft, sending } from '#elements/send/sending.ts';
import { type SendTranslate, useSendTexts } from '#elements/send/sendTexts.ts';
import { packageLabel, usePackageTexts } from '#i18n/packageTexts.ts';
import { useLanguage } from '#i18n/useTexts.ts';
import { useStore } from '#runtime/useStore.ts';
import { FieldFrame } from '#ui/Field.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { Select } from '#ui/Select.tsx';
import { StepForm } from './StepForm.tsx';
import { useFormErrors } from './useFormErrors.ts';

type Details = SendingDraft['packageDetails'];
type TextKey = Parameters<SendTranslate>[0];

const sides = ['length', 'width', 'height'] as const;
/** The longest special instruction the API takes. */
const longestText = 2_000;

/** Step 2: what is sent [WIZ-19] to [WIZ-38]. */
export function PackageStep({ onNext, onPrevious }: { onNext: () => void; onPrevious: () => void }) {
  const t = useSendTexts();
  const packages = usePackageTexts();
  const language = useLanguage();
  const details = useStore(sending(), ({ draft }) => draft.packageDetails);
  const { errors, form, accept, clear } = useFormErrors<PackageField, TextKey>();

  function edit(field: PackageField | 'specialInstructions', parts: Partial<Details>): void {
    editDraft({ packageDetails: { ...details, ...parts } });
    if (field !== 'specialInstructions') clear(field);
  }
  const errorOf = (field: PackageField) => {
    const key = errors[field];
    return key && t(key);
  };
  const options = (words: readonly string[]) =>
    words.map((word) => ({ value: word, label: packageLabel(packages, word) }));

  return (
    <StepForm
      title={t('package.title')}
      onPrevious={onPrevious}
      onSubmit={() => accept(checkPackage(details)) && onNext()}
    >
      <div className="step__fields" ref={form}>
        <NumberField
          label={t('package.weight')}
          name="weight"
          unit="kg"
          step={0.1}
          min={0}
          language={language}
          value={details.weight}
          error={errorOf('weight')}
          onChange={(weight) => edit('weight', { weight })}
        />
        <fieldset className="step__sides">
          <legend className="visually-hidden">{t('package.dimensions')}</legend>
          {sides.map((side) => (
            <NumberField
              key={side}
              label={t(`package.${side}`)}
              name={side}
              unit="cm"
              step={1}
              min={0}
              language={language}
              value={details.dimensions[side]}
              error={errorOf(side)}
              onChange={(value) => edit(side, { dimensions: { ...details.dimensions, [side]: value } })}
            />
          ))}
        </fieldset>
        <TextArea
          label={t('package.description')}
          hint={t('package.descriptionHint')}
          name="description"
          value={details.description}
          error={errorOf('description')}
          onChange={(description) => edit('description', { description })}
        />
        <div className="step__pair">
          <Select
            label={t('package.category')}
            name="category"
            emptyLabel={t('package.categoryEmpty')}
            options={options(Object.keys(packageCategories))}
            value={details.category}
            error={errorOf('category')}
            onChange={({ target }) => edit('category', { category: target.value, subcategory: '' })}
          />
          <Select
            label={t('package.subcategory')}
            name="subcategory"
            emptyLabel={t(details.category ? 'package.subcategoryEmpty' : 'package.subcategoryFirst')}
            options={options(subcategoriesOf(details.category))}
            value={details.subcategory}
            error={errorOf('subcategory')}
            onChange={({ target }) => edit('subcategory', { subcategory: target.value })}
          />
        </div>
        <TextArea
          label={t('package.specialInstructions')}
          hint={t('package.specialInstructionsHint')}
          name="specialInstructions"
          value={details.specialInstructions}
          onChange={(specialInstructions) => edit('specialInstructions', { specialInstructions })}
        />
      </div>
    </StepForm>
  );
}

interface TextAreaProps {
  label: string;
  hint: string;
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

function TextArea({ label, hint, error, onChange, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          className="field__control"
          rows={3}
          maxLength={longestText}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
