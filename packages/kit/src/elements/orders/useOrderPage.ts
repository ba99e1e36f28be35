import { createOrders, type ErrorCode, type ReceivedPage } from '@freight/client';
import { limits } from '@freight/contract';
import { useEffect, useEffectEvent } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { complain } from '#platform/leaving/complain.ts';
import { shared } from '#platform/registry.ts';
import { type Request, useRequest } from '#platform/useRequest.ts';
import type { definition } from './definition.ts';
import { useListFailure } from './useListFailure.ts';

export interface ShownPage extends ReceivedPage {
  /** The number of this page; another page may have been requested since. */
  page: number;
  /** When it was requested, in milliseconds since the document was loaded. */
  askedAt: number;
}

declare module '#platform/registry.ts' {
  interface Shared {
    longPageWarning: { isGiven: boolean };
  }
}

const warning = () => shared('longPageWarning', () => ({ isGiven: false }));

/** A server that ignores the page size would freeze the page with thousands of cards [LIST-24]. */
function asMuchAsAsked(answer: ReceivedPage): ReceivedPage {
  const { listPageSize } = limits;
  if (answer.data.length <= listPageSize) return answer;
  if (!warning().isGiven) {
    warning().isGiven = true;
    complain(
      `Asked for ${listPageSize} orders, the API sent ${answer.data.length}; the first ${listPageSize} are shown.`,
    );
  }
  return { ...answer, data: answer.data.slice(0, listPageSize) };
}

export type Tab = 'active' | 'delivered';

/** One page of 20 orders [LIST-02] [LIST-03] [LIST-24]. */
export function useOrderPage(
  tab: Tab,
  page: number,
  onLoginNeeded: (code: ErrorCode) => void,
): Request<ShownPage> {
  const { emit } = useElement<typeof definition>();
  const request = useRequest(
    async (signal) => {
      const askedAt = performance.now();
      return {
        page,
        askedAt,
        ...asMuchAsAsked(await pageApi(createOrders).ofUser({ page, status: tab }, { signal })),
      };
    },
    [tab, page],
    // The previous page stays until the next one has loaded.
    [tab],
  );
  const { state, data } = request;
  const report = useEffectEvent(emit);

  // An answer is reported once, when it arrives.
  useEffect(() => {
    if (state !== 'ready' || !data) return;
    report('freight-orders-loaded', {
      tab,
      page: data.page,
      totalItems: data.pagination.totalItems,
    });
  }, [tab, state, data]);

  useListFailure(request, onLoginNeeded);
  return request;
}
