import { formatFromPrice } from '@freight/client/format';
import { fuelTypes, type Quote, type WireFuelType, wireFuelTypes } from '@freight/contract';
import { editDraft, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { emissionsText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useStore } from '#platform/useStore.ts';
import { StepForm } from './StepForm.tsx';

/** Step 1: one of four fuels; one is always chosen [WIZ-15] to [WIZ-18]. */
export function FuelStep({ quote, onNext }: { quote: Quote | undefined; onNext: () => void }) {
  const t = useSendTexts();
  const language = useLanguage();
  // Prices of this parcel, if its size is known already and the API has them.
  const priceOf = (wireFuel: WireFuelType) => {
    const price = quote?.prices?.find((one) => one.fuelType === wireFuel)?.fromPrice;
    return price && t('price.from', { price: formatFromPrice(price) });
  };
  const emissionsOf = (wireFuel: WireFuelType) =>
    emissionsText(
      quote?.emissions?.find((one) => one.fuelType === wireFuel),
      language,
    );
  const vehicle = useStore(orderDraft(), ({ draft }) => draft.selectedVehicle);
  return (
    <StepForm title={t('fuel.title')} onSubmit={onNext}>
      <fieldset className="fuels">
        <legend className="fuels__legend">{t('fuel.legend')}</legend>
        {fuelTypes.map((fuelType, index) => (
          <label className="fuels__card" part="choice" key={fuelType}>
            <input
              type="radio"
              name="fuelType"
              className="fuels__choice"
              value={fuelType}
              checked={vehicle.fuelType === fuelType}
              onChange={() => editDraft({ selectedVehicle: { ...vehicle, fuelType } })}
            />
            <span className="fuels__words">
              <span className="fuels__name">
                <span>{t(`fuel.${fuelType}`)}</span>
                {index === 0 && <span className="fuels__badge">{t('fuel.mostPopular')}</span>}
                <span className="fuels__price">{priceOf(wireFuelTypes[fuelType])}</span>
              </span>
              <span className="fuels__text">{t(`fuel.${fuelType}.text`)}</span>
              <span className="fuels__text fuels__emissions">{emissionsOf(wireFuelTypes[fuelType])}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </StepForm>
  );
}
