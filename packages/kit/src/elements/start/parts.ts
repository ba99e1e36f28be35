import { lazy } from 'react';
import { whenIdle } from '#platform/whenIdle.ts';

const addressForm = () => import('#elements/send/AddressForm.tsx');

/** What the card may need next; each is fetched when the person asks for it. */
export const AddressForm = lazy(async () => ({ default: (await addressForm()).AddressForm }));

export const SendingFlow = lazy(async () => ({
  default: (await import('#elements/send/SendingFlow.tsx')).SendingFlow,
}));

export const Tracking = lazy(async () => {
  const [{ Tracking }, { provideDetailsTexts }] = await Promise.all([
    import('#elements/track/Tracking.tsx'),
    import('#elements/track/detailsTexts.ts'),
  ]);
  await provideDetailsTexts();
  return { default: Tracking };
});

/** Somebody uses the card: the other tab is fetched ahead, as soon as the page has nothing better to do. */
export function prepareSending(): void {
  whenIdle()
    .then(addressForm)
    .catch((error: unknown) => console.warn('[freight] The send tab could not be prepared.', error));
}
