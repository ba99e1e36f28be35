import { catalog } from '#i18n/catalog.ts';

/** The texts of the maps, loaded with a map's code. */
export const mapTexts = catalog('freight-maps', import.meta.glob<typeof import('./en.ts')>('./*.ts'));

export const useMapTexts = mapTexts.use;
