import type { Dimensions } from '@freight/contract';
import { useSendTexts } from '#elements/send/sendTexts.ts';

/** Lengths, widths and heights in cm. */
const sizes = {
  box: { length: 30, width: 20, height: 15 },
  movingBox: { length: 60, width: 40, height: 40 },
  halfPallet: { length: 80, width: 60, height: 100 },
  pallet: { length: 120, width: 80, height: 100 },
} as const satisfies Record<string, Dimensions>;

const names = Object.keys(sizes) as (keyof typeof sizes)[];

interface SizeChoiceProps {
  chosen: Dimensions;
  onChoose: (size: Dimensions) => void;
}

/** Fills in all three sides at once, which can be changed afterwards. */
export function SizeChoice({ chosen, onChoose }: SizeChoiceProps) {
  const t = useSendTexts();
  const isChosen = ({ length, width, height }: Dimensions) =>
    chosen.length === length && chosen.width === width && chosen.height === height;
  return (
    <fieldset className="sizes">
      <legend className="field__label">{t('package.sizes')}</legend>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="sizes__size"
          aria-pressed={isChosen(sizes[name])}
          onClick={() => onChoose(sizes[name])}
        >
          {t(`package.size.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
