import { catalog } from '#i18n/catalog.ts';

/** The texts of the address form and of its fields. */
export const addressTexts = catalog(
  'freight-send.addresses',
  import.meta.glob<typeof import('./en.ts')>('./*.ts'),
);

export const useAddressTexts = addressTexts.use;
