import { lazy } from 'react';

/** The sending flow, fetched when it comes in the card's place. */
export const SendingFlow = lazy(async () => ({
  default: (await import('#elements/send/SendingFlow.tsx')).SendingFlow,
}));
