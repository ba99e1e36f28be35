import { lazyPart } from '#bridge/lazyPart.tsx';

/** The sending flow, loaded when it replaces the card. */
export const SendingFlow = lazyPart(
  async () => (await import('#elements/send/wizard/SendingFlow.tsx')).SendingFlow,
  import.meta.url,
);
