import { lazyPart } from '#bridge/lazyPart.tsx';
import { optionalPart } from '#orders/view/optionalPart.tsx';

// Apart from the steps and the price in the card: an API may have no days, and not say how long its prices hold.

export const DayChoice = lazyPart(
  async () => (await import('#elements/send/days/DayChoice.tsx')).DayChoice,
  import.meta.url,
);

export const PriceHolds = optionalPart(
  async () => (await import('#elements/send/holds/prepared.ts')).priceHolds(),
  import.meta.url,
);

export const CardHolds = optionalPart(
  async () => (await import('#elements/send/holds/CardHolds.tsx')).CardHolds,
  import.meta.url,
);

export const CardDays = lazyPart(
  async () => (await import('#elements/send/days/CardDays.tsx')).CardDays,
  import.meta.url,
);
