import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useCapability } from '#capabilities/capabilities.ts';
import { checkRoute, type RouteFault } from './checkRoute.ts';
import type { QuotePanelProps } from './quote/QuotePanel.tsx';

/** Where its code cannot be had there is no price here; the addresses can be sent all the same. */
async function load(): Promise<{ default: (props: QuotePanelProps) => ReactNode }> {
  try {
    const [{ QuotePanel }, { quoteTexts }] = await Promise.all([
      import('./quote/QuotePanel.tsx'),
      import('./quote/quoteTexts.ts'),
    ]);
    await quoteTexts.provide();
    return { default: QuotePanel };
  } catch (error) {
    console.warn('[freight] The price cannot be shown here.', error);
    return { default: () => null };
  }
}
const QuotePanel = lazy(load);

interface LazyQuoteProps extends Omit<QuotePanelProps, 'pickup' | 'dropoff'> {
  pickup: QuotePanelProps['pickup'] | null;
  dropoff: QuotePanelProps['dropoff'] | null;
  /** Somebody has begun to use the card; before that nobody is asked anything, and nothing moves. */
  isUsed: boolean;
  /** What is said of two places between which nothing is driven. */
  sayFault: (fault: RouteFault) => ReactNode;
}

/** The price in the card, where the API can tell it; fetched while the addresses are being typed. */
export function LazyQuote({ pickup, dropoff, isUsed, onQuoted, sayFault }: LazyQuoteProps) {
  const isOffered = useCapability('quotes', isUsed);
  useEffect(() => {
    if (isOffered) void load();
  }, [isOffered]);
  if (!isUsed || !isOffered || !pickup || !dropoff) return null;
  const checked = checkRoute(
    { text: pickup.address, location: pickup },
    { text: dropoff.address, location: dropoff },
  );
  if ('fault' in checked) return sayFault(checked.fault);
  return (
    <Suspense fallback={null}>
      <QuotePanel pickup={pickup} dropoff={dropoff} onQuoted={onQuoted} />
    </Suspense>
  );
}
