import type { Dimensions } from '@freight/contract';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { NumberField } from '#ui/number-field/NumberField.tsx';

export const sideNames = ['length', 'width', 'height'] as const;
export type Side = (typeof sideNames)[number];

interface SideFieldsProps {
  sides: Dimensions;
  /** Before the names of the fields. */
  prefix?: string;
  errorOf: (side: Side) => string | undefined;
  onEdit: (side: Side, sides: Dimensions) => void;
}

/** The three sides of a piece, beside each other. */
export function SideFields({ sides, prefix = '', errorOf, onEdit }: SideFieldsProps) {
  const t = useSendTexts();
  const language = useLanguage();
  return (
    <fieldset className="step__sides">
      <legend className="visually-hidden">{t('package.dimensions')}</legend>
      {sideNames.map((side) => (
        <NumberField
          key={side}
          required
          label={t(`package.${side}`)}
          name={`${prefix}${side}`}
          unit="cm"
          step={1}
          min={0}
          language={language}
          value={sides[side]}
          error={errorOf(side)}
          onChange={(value) => onEdit(side, { ...sides, [side]: value })}
        />
      ))}
    </fieldset>
  );
}
