import { lazyPart } from '#bridge/lazyPart.tsx';

// Apart from the steps and the price in the card: an API may have no days.

export const DayChoice = lazyPart(
  async () => (await import('#elements/send/days/DayChoice.tsx')).DayChoice,
  import.meta.url,
);

export const CardDays = lazyPart(
  async () => (await import('#elements/send/days/CardDays.tsx')).CardDays,
  import.meta.url,
);
