import { createSharing } from '@freight/client';
import type { Share, SharePermission, ShareScope } from '@freight/contract';
import { useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useRequest } from '#platform/useRequest.ts';

/** The links of an order, and what can be done with them. */
export function useShares(orderId: string) {
  const { data, state, reload } = useRequest(
    (signal) => pageApi(createSharing).list(orderId, { signal }),
    [orderId],
  );
  const [changed, setChanged] = useState<readonly Share[]>();
  const [url, setUrl] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const links = changed ?? data ?? [];

  /** Resolves to whether it worked. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFailed(false);
    const isDone = await work().then(
      () => true,
      () => false,
    );
    setFailed(!isDone);
    setBusy(false);
    return isDone;
  }
  return {
    links,
    /** Of the link that was just made; empty before. */
    url,
    isBusy,
    hasFailed: hasFailed || state === 'failed',
    create: (
      shows: ShareScope,
      allows: readonly SharePermission[] | undefined,
      then: (url: string) => Promise<void>,
    ) =>
      attempt(async () => {
        const { url: made, ...link } = await pageApi(createSharing).create(orderId, shows, { allows });
        // Without the list it would look as if there were no others.
        if (data) setChanged([...links, link]);
        else reload();
        setUrl(made);
        await then(made);
      }),
    change: ({ id, allows }: Share, shows: ShareScope) =>
      attempt(async () => {
        const link = await pageApi(createSharing).change(orderId, id, shows, { allows });
        setChanged(links.map((one) => (one.id === id ? link : one)));
      }),
    withdraw: ({ id }: Share) =>
      attempt(async () => {
        await pageApi(createSharing).withdraw(orderId, id);
        setChanged(links.filter((one) => one.id !== id));
        // It may be the one that was just made, which no longer works.
        setUrl('');
      }),
  };
}
