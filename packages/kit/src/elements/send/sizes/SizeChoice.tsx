import type { ReactNode } from 'react';
import { dimensionsText, kgText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { type SizeName, sizeNames, sizes } from './sizes.ts';
import { useSizeTexts } from './strings/index.ts';

interface SizeChoiceProps {
  isChosen: (size: SizeName) => boolean;
  onChoose: (size: SizeName) => void;
  /** One more choice behind the usual ones. */
  children?: ReactNode;
}

/** The usual sizes; one press fills in all measures, which can be changed afterwards. */
export function SizeChoice({ isChosen, onChoose, children }: SizeChoiceProps) {
  const t = useSizeTexts();
  const language = useLanguage();
  const measuresOf = (name: SizeName) =>
    t('measures', {
      sides: dimensionsText(sizes[name].dimensions, language) ?? '',
      weight: kgText(sizes[name].weight, language) ?? '',
    });
  return (
    <fieldset className="sizes">
      <legend className="field__label" part="label">
        {t('sizes')}
      </legend>
      {sizeNames.map((name) => (
        <button
          key={name}
          type="button"
          className="sizes__size"
          part="choice"
          aria-pressed={isChosen(name)}
          onClick={() => onChoose(name)}
        >
          {t(`size.${name}`)}
          <br />
          <small>{measuresOf(name)}</small>
        </button>
      ))}
      {children}
    </fieldset>
  );
}
