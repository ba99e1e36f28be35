import { lazyPart } from '#bridge/lazyPart.tsx';

/** Apart from the steps, one of which shows it. */
export const HandoverChoice = lazyPart(
  async () => (await import('#elements/send/handover/prepared.ts')).choice(),
  import.meta.url,
);
