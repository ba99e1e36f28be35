import { createWatchers, errorCode } from '@freight/client';
import type { OrderMailKind, Watcher } from '@freight/contract';
import { useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { announce } from '#platform/announcer.ts';
import { useRequest } from '#platform/useRequest.ts';
import { watchersTexts } from './strings/index.ts';

const errorKeys = ['error.watcherEnded', 'error.tooManyWatchers', 'error.notWatchable'] as const;

/** Who is told about an order, and what can be done with them. */
export function useWatchers(orderId: string) {
  const t = watchersTexts.use();
  const { data, state, reload } = useRequest(
    (signal) => pageApi(createWatchers).list(orderId, { signal }),
    [orderId],
  );
  const [changed, setChanged] = useState<readonly Watcher[]>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const watchers = changed ?? data ?? [];

  /** Resolves to whether it worked. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFailure('');
    try {
      await work();
      return true;
    } catch (error) {
      const key = errorKeys.find((one) => one === `error.${errorCode(error)}`);
      setFailure(t(key ?? 'failed'));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return {
    watchers,
    isBusy,
    /** Why the last attempt failed; empty where it did not. */
    failure: failure || (state === 'failed' ? t('failed') : ''),
    add: (email: string, kinds: readonly OrderMailKind[]) =>
      attempt(async () => {
        const added = await pageApi(createWatchers).add(orderId, { email, kinds });
        // Without the list it would look as if there were nobody else.
        if (data) setChanged([...watchers.filter(({ id }) => id !== added.id), added]);
        else reload();
        announce(t('added', { email: added.email }));
      }),
    end: ({ id, email }: Watcher) =>
      attempt(async () => {
        await pageApi(createWatchers).end(orderId, id);
        setChanged(watchers.filter((one) => one.id !== id));
        announce(t('end.done', { email }));
      }),
  };
}
