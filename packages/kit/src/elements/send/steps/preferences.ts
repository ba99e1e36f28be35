import { wireFuelTypes } from '@freight/contract';
import { packageLabel, type usePackageTexts } from '#i18n/packageTexts.ts';

const fuelNames: readonly string[] = Object.values(wireFuelTypes);

interface SortedPreferences {
  /** What the fuel does to the price, `Biogas -5 %`, in the language of the texts. */
  fuels: string[];
  /** Other preferences that an API has applied, in its own words. */
  others: string[];
}

/** Separates the fuel from other `appliedPreferences`: it is a part of the price, not something that comes with it. */
export function sortPreferences(
  texts: ReturnType<typeof usePackageTexts>,
  preferences: readonly string[],
): SortedPreferences {
  const sorted: SortedPreferences = { fuels: [], others: [] };
  for (const preference of preferences) {
    const [name = '', ...effect] = preference.trim().split(' ');
    if (fuelNames.includes(name))
      sorted.fuels.push(
        [packageLabel(texts, name), effect.join('\u00a0').replace('-', '−')].join(' ').trim(),
      );
    else sorted.others.push(preference);
  }
  return sorted;
}
