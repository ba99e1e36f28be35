import { configuration } from './configuration.ts';
import { useStore } from './useStore.ts';

/** Whether the page's partner signs people in, so that no login of the kit's own is shown. */
export const useByPartner = (): boolean =>
  useStore(configuration, ({ partnerToken }) => partnerToken !== undefined);
