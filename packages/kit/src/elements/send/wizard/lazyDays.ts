import { lazyPart } from '#bridge/lazyPart.tsx';

/** Apart from the steps: an API may have no days. */
export const DayChoice = lazyPart(
  async () => (await import('#elements/send/days/DayChoice.tsx')).DayChoice,
  import.meta.url,
);
