import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useCapability } from '#capabilities/capabilities.ts';
import type { QuotePanelProps } from '#elements/send/quote/QuotePanel.tsx';
import { complain } from '#platform/leaving/complain.ts';
import { useRequest } from '#platform/useRequest.ts';
import { whenBack } from '#platform/whenBack.ts';
import { checkRoute, type RouteFault } from './checkRoute.ts';

async function load(): Promise<ComponentType<QuotePanelProps>> {
  const [{ QuotePanel }, { quoteTexts }] = await Promise.all([
    import('#elements/send/quote/QuotePanel.tsx'),
    import('#elements/send/quote/strings/index.ts'),
  ]);
  await quoteTexts.provide();
  return QuotePanel;
}

/** The panel, once its code has loaded. If loading fails, no price is shown and the addresses can still be sent. */
function useQuotePanel(isWanted: boolean): ComponentType<QuotePanelProps> | undefined {
  const { data, error, reload } = useRequest(isWanted ? load : undefined, [isWanted]);
  useEffect(() => {
    if (error === undefined) return;
    complain('The price cannot be shown here.', error);
    return whenBack(reload);
  }, [error, reload]);
  return data;
}

interface LazyQuoteProps extends Omit<QuotePanelProps, 'pickup' | 'dropoff'> {
  pickup: QuotePanelProps['pickup'] | null;
  dropoff: QuotePanelProps['dropoff'] | null;
  /** The visitor has started to use the card; before that nothing is requested and nothing moves. */
  isUsed: boolean;
  /** Renders the reason why two places make no route. */
  sayFault: (fault: RouteFault) => ReactNode;
}

/** The price in the card, if the API offers quotes; the code loads while the addresses are being typed. */
export function LazyQuote({ pickup, dropoff, isUsed, onQuoted, sayFault }: LazyQuoteProps) {
  const isOffered = useCapability('quotes', isUsed);
  const Panel = useQuotePanel(isOffered);
  if (!isUsed || !isOffered || !pickup || !dropoff) return null;
  const checked = checkRoute(
    { text: pickup.address, location: pickup },
    { text: dropoff.address, location: dropoff },
  );
  if ('fault' in checked) return sayFault(checked.fault);
  return Panel ? <Panel pickup={pickup} dropoff={dropoff} onQuoted={onQuoted} /> : null;
}
