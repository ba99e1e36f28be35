import { lazyPart } from '#bridge/lazyPart.tsx';

/** The sending flow, loaded when it replaces the card. */
export const SendingFlow = lazyPart(
  async () => (await import('#elements/send/SendingFlow.tsx')).SendingFlow,
  import.meta.url,
);
