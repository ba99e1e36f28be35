import { lazyPart } from '#bridge/lazyPart.tsx';
import { optionalPart } from '#orders/view/optionalPart.tsx';

// Apart from the steps: an API may have no approvals, and most orders are placed by who fills them in.

export const SendToColleague = optionalPart(
  async () => (await import('./prepared.ts')).sendToColleague(),
  import.meta.url,
);
export const SentAway = lazyPart(async () => (await import('./SentAway.tsx')).SentAway, import.meta.url);
export const FilledInBy = optionalPart(
  async () => (await import('./prepared.ts')).filledInBy(),
  import.meta.url,
);
