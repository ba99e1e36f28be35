import type { Tracking } from '@freight/contract';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { countText, dimensionsText, emissionsText, kgText, volumeText } from '#i18n/formats.ts';
import { packageLabel, usePackageTexts } from '#i18n/packageTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { HowCounted } from '#orders/view/HowCounted.tsx';
import { OfPieces } from '#orders/view/OfPieces.tsx';
import { FactSection, Section } from '#ui/facts/Facts.tsx';
import { useDetailsTexts } from './strings/index.ts';

/** Translates a value from the server into the interface language. */
function usePackageWord() {
  const packages = usePackageTexts();
  return (word: string) => (word ? packageLabel(packages, word) : undefined);
}

/** What is carried [TRACK-18]. */
export function PackageInfo({ tracking }: { tracking: Tracking }) {
  const t = useDetailsTexts();
  const language = useLanguage();
  const named = usePackageWord();
  const { fragile, pieces } = tracking;
  return (
    <FactSection
      title={t('package.title')}
      facts={[
        [t('package.type'), named(tracking.packageType)],
        [t('package.subType'), named(tracking.packageSubType)],
        [t('package.quantity'), !pieces && countText(tracking.quantity, language)],
        [t('package.weight'), !pieces && kgText(tracking.weight, language)],
        [t('package.volume'), !pieces && volumeText(tracking.volume, language)],
        [t('package.dimensions'), !pieces && dimensionsText(tracking.dimensions, language)],
        [t('package.fragile'), fragile === undefined ? undefined : t(fragile ? 'answer.yes' : 'answer.no')],
        [t('package.reference'), tracking.reference],
      ]}
    >
      <OfPieces pieces={pieces} />
    </FactSection>
  );
}

/** In what it is carried, and what the driver has to know [TRACK-19] [TRACK-20]. */
export function VehicleInfo({ tracking }: { tracking: Tracking }) {
  const t = useDetailsTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const named = usePackageWord();
  const { vehicleInfo, specialInstruction } = tracking;
  return (
    <>
      <FactSection
        title={t('vehicle.title')}
        facts={[
          [t('vehicle.type'), named(vehicleInfo.vehicleType)],
          [t('vehicle.fuel'), named(vehicleInfo.fuelType)],
          [common('emissions.name'), emissionsText(tracking.emissions, language)],
        ]}
      />
      <HowCounted kgCo2e={tracking.emissions?.kgCo2e} />
      {specialInstruction && (
        <Section title={t('instruction.title')}>
          <p className="tracking__instruction">{specialInstruction}</p>
        </Section>
      )}
    </>
  );
}
