import { type ComponentType, useState } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';

/**
 * A step that comes while the one before it is being filled in. Once it is there it renders at once; until then it waits
 * below the `Suspense` of the flow.
 */
function lazyStep<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined;
  const fetchStep = async () => {
    arrived ??= await load();
    return arrived;
  };
  const Awaited = lazyPart(fetchStep, import.meta.url);
  function LazyStep(props: Props) {
    // Chosen when it is first shown: another type in its place would lose what stands in it.
    const [Step] = useState<ComponentType<Props>>(() => arrived ?? Awaited);
    return <Step {...props} />;
  }
  return { LazyStep, fetchStep };
}

const packageStep = lazyStep(async () => (await import('#elements/send/steps/PackageStep.tsx')).PackageStep);
const priceStep = lazyStep(async () => (await import('#elements/send/steps/PriceStep.tsx')).PriceStep);
const recipientStep = lazyStep(
  async () => (await import('#elements/send/steps/RecipientStep.tsx')).RecipientStep,
);
const routeAside = lazyStep(async () => (await import('#elements/send/steps/RouteAside.tsx')).RouteAside);
const confirmStep = lazyStep(async () => (await import('#elements/send/steps/ConfirmStep.tsx')).ConfirmStep);

export const PackageStep = packageStep.LazyStep;
export const PriceStep = priceStep.LazyStep;
export const RecipientStep = recipientStep.LazyStep;
export const ConfirmStep = confirmStep.LazyStep;
export const RouteAside = routeAside.LazyStep;

/** Fetches what comes after the first step, and what stands beside them. What cannot be had now is asked for again when it is needed. */
export function fetchLaterSteps(): void {
  for (const { fetchStep } of [routeAside, packageStep, priceStep, recipientStep, confirmStep]) {
    fetchStep().catch(() => undefined);
  }
}
