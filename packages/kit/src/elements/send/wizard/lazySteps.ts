import { lazyPart } from '#bridge/lazyPart.tsx';
import { SendToColleague } from '#elements/send/approval/lazyApproval.ts';
import { PieceFields } from '#elements/send/pieces/lazyPieces.tsx';
import { DayChoice, PriceHolds } from '#elements/send/quote/lazyDays.ts';
import { HandoverChoice } from './lazyHandover.ts';

export const PackageStep = lazyPart(
  async () => (await import('#elements/send/steps/PackageStep.tsx')).PackageStep,
  import.meta.url,
);
export const PriceStep = lazyPart(
  async () => (await import('#elements/send/steps/PriceStep.tsx')).PriceStep,
  import.meta.url,
);
export const RecipientStep = lazyPart(
  async () => (await import('#elements/send/steps/RecipientStep.tsx')).RecipientStep,
  import.meta.url,
);
export const ConfirmStep = lazyPart(
  async () => (await import('#elements/send/steps/ConfirmStep.tsx')).ConfirmStep,
  import.meta.url,
);
export const RouteAside = lazyPart(
  async () => (await import('#elements/send/steps/RouteAside.tsx')).RouteAside,
  import.meta.url,
);

/** Fetches the steps after the first one, and what is beside them or in them, while the first one is filled in. */
export function fetchLaterSteps(has: {
  handover: boolean;
  days: boolean;
  pieces: boolean;
  approvals: boolean;
}): void {
  const steps = [RouteAside, PackageStep, PriceStep, RecipientStep, ConfirmStep];
  const parts = [
    has.handover && HandoverChoice,
    has.days && DayChoice,
    // Not a capability of its own: an API with days says how long its prices hold.
    has.days && PriceHolds,
    has.pieces && PieceFields,
    has.approvals && SendToColleague,
  ];
  for (const part of [...steps, ...parts]) if (part) part.prepare();
}
