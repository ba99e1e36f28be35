import { limits, packageCategories, pieceLimits, subcategoriesOf } from '@freight/contract';
import { flushSync } from 'react-dom';
import type { DraftContents } from '#elements/send/draft/draft.ts';
import { editDraft, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { OwnPieces } from '#elements/send/pieces/lazyPieces.tsx';
import { Given } from '#elements/send/prefill/Prefill.tsx';
import { ParcelChoice, SaveParcel } from '#elements/send/saved/lazySaved.tsx';
import { SizeChoice } from '#elements/send/sizes/SizeChoice.tsx';
import { type SizeName, sameSides, sizeNames, sizes } from '#elements/send/sizes/sizes.ts';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { firstLacking } from '#elements/send/wizard/lackingFields.ts';
import { StepForm } from '#elements/send/wizard/StepForm.tsx';
import { kgText, unitText, volumeText } from '#i18n/formats.ts';
import { packageLabel, usePackageTexts } from '#i18n/packageTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useStore } from '#platform/useStore.ts';
import { Field, FieldFrame } from '#ui/field/Field.tsx';
import { NumberField } from '#ui/number-field/NumberField.tsx';
import { Select } from '#ui/select/Select.tsx';
import { checkGoods, type PackageFault, type PackageField, type PieceField } from './checkSteps.ts';
import { SideFields, sideNames } from './SideFields.tsx';
import { useFormErrors } from './useFormErrors.ts';

type Details = DraftContents['packageDetails'];

/** The longest text the API takes. */
const longestText = 2_000;

/** Step 2: what is sent [WIZ-19] to [WIZ-38]. */
export function PackageStep({ onNext, onPrevious }: { onNext: () => void; onPrevious: () => void }) {
  const t = useSendTexts();
  const packages = usePackageTexts();
  const language = useLanguage();
  const draft = useStore(orderDraft(), (state) => state.draft);
  const details = draft.packageDetails;
  const { errors, form, accept, clear } = useFormErrors<PackageField | PieceField, PackageFault>();

  function edit(field: PackageField | 'specialInstructions', parts: Partial<Details>): void {
    editDraft({ packageDetails: { ...details, ...parts } });
    if (field !== 'specialInstructions') clear(field);
  }
  function chooseParcel(parcel: Details): void {
    editDraft({ packageDetails: parcel });
    for (const field of ['weight', ...sideNames, 'description', 'category', 'subcategory'] as const)
      clear(field);
  }
  /** A typed weight stays; a weight that came with another size is replaced. */
  function chooseSize(size: SizeName): void {
    const isOwn = details.weight > 0 && !sizeNames.some((name) => sizes[name].weight === details.weight);
    const { dimensions, weight } = sizes[size];
    flushSync(() => {
      editDraft({ packageDetails: { ...details, dimensions, weight: isOwn ? details.weight : weight } });
      for (const field of ['weight', ...sideNames] as const) clear(field);
    });
    if (form.current) firstLacking(form.current)?.focus();
  }
  /** A category with one subcategory leaves nothing to choose. */
  function chooseCategory(category: string): void {
    const [only = '', ...others] = subcategoriesOf(category);
    edit('category', { category, subcategory: others.length > 0 ? '' : only });
    if (only && others.length === 0) clear('subcategory');
  }
  const most: Record<string, string> = {
    weight: kgText(limits.heaviestPiece, language) ?? '',
    side: unitText(limits.longestSide, language, 'centimeter') ?? '',
    volume: volumeText(limits.largestPiece, language) ?? '',
    pieces: String(pieceLimits.most),
  };
  const errorOf = (field: PackageField | PieceField) => {
    const key = errors[field];
    return key && t(key, most);
  };
  const options = (words: readonly string[]) =>
    words.map((word) => ({ value: word, label: packageLabel(packages, word) }));

  return (
    <StepForm
      title={t('package.title')}
      onPrevious={onPrevious}
      onSubmit={() => accept(checkGoods(draft)) && onNext()}
    >
      <div className="step__fields" ref={form}>
        <ParcelChoice details={details} onChoose={chooseParcel} />
        <Given of="weight">
          <NumberField
            required
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
        </Given>
        <Given of="size">
          <SizeChoice
            isChosen={(name) => sameSides(sizes[name].dimensions, details.dimensions)}
            onChoose={chooseSize}
          />
        </Given>
        <Given of="sides">
          <SideFields
            sides={details.dimensions}
            errorOf={errorOf}
            onEdit={(side, dimensions) => edit(side, { dimensions })}
          />
        </Given>
        <Given of="description">
          <Field
            required
            label={t('package.description')}
            hint={t('package.descriptionHint')}
            name="description"
            autoComplete="off"
            maxLength={longestText}
            value={details.description}
            error={errorOf('description')}
            onChange={({ target }) => edit('description', { description: target.value })}
          />
        </Given>
        <OwnPieces errorOf={errorOf} onEdited={clear} />
        <Given of="category">
          <div className="step__pair">
            <Select
              required
              label={t('package.category')}
              name="category"
              emptyLabel={t('package.categoryEmpty')}
              options={options(Object.keys(packageCategories))}
              value={details.category}
              error={errorOf('category')}
              onChange={({ target }) => chooseCategory(target.value)}
            />
            <Select
              required
              label={t('package.subcategory')}
              name="subcategory"
              emptyLabel={t(details.category ? 'package.subcategoryEmpty' : 'package.subcategoryFirst')}
              options={options(subcategoriesOf(details.category))}
              value={details.subcategory}
              error={errorOf('subcategory')}
              onChange={({ target }) => edit('subcategory', { subcategory: target.value })}
            />
          </div>
        </Given>
        <FieldFrame label={t('package.specialInstructions')} hint={t('package.specialInstructionsHint')}>
          {(control) => (
            <textarea
              {...control}
              className="field__control"
              part="field"
              name="specialInstructions"
              rows={3}
              maxLength={longestText}
              value={details.specialInstructions}
              onChange={({ target }) => edit('specialInstructions', { specialInstructions: target.value })}
            />
          )}
        </FieldFrame>
        <Given of="reference" />
        <SaveParcel details={details} />
      </div>
    </StepForm>
  );
}
