import { type Configuration, configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';
import type { Quirks } from './quirks.ts';

const corrected: Required<Quirks> = {
  confirmationCurrency: 'sek',
  ordersBadge: 'live',
  imageRemoval: 'saved',
  orderLabels: 'interface',
  shortEta: 'underOneHour',
  estimatedTime: 'quoted',
  routePlaceholders: 'none',
  addressSearch: 'serviceArea',
  orderHeadline: 'status',
  signUpNote: 'none',
  pickerMarkers: 'dots',
};

const chosen = <Name extends keyof Quirks>({ quirks }: Configuration, name: Name): Quirks[Name] =>
  quirks[name] ?? (quirks.all && corrected[name]);

/** The setting of a quirk, undefined while it is as documented. */
export const quirk = <Name extends keyof Quirks>(name: Name): Quirks[Name] =>
  chosen(configuration.getState(), name);

/** The same for a component, which follows its changes. */
export const useQuirk = <Name extends keyof Quirks>(name: Name): Quirks[Name] =>
  useStore(configuration, (state) => chosen(state, name));
