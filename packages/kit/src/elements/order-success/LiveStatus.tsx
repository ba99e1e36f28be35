import { useSyncExternalStore } from 'react';
import { statusHeadline, useStatusTexts } from '#i18n/statusTexts.ts';
import type { StatusUpdate } from '#orders/statusUpdates.ts';
import { pageCore } from '#runtime/core.ts';
import { useStore } from '#runtime/useStore.ts';
import { Moment } from './Moment.tsx';
import { useSuccessTexts } from './successTexts.ts';

/** What happened last, and whether the next thing will show by itself [SUCCESS-02] [SUCCESS-03] [SUCCESS-04]. */
export function LiveStatus({ latest }: { latest: StatusUpdate | null }) {
  const t = useSuccessTexts();
  const statuses = useStatusTexts();
  const line = useLine();
  return (
    <div className="success__live">
      {latest && (
        <p className="success__latest">
          <span className="success__message">
            {latest.message || statusHeadline(statuses, latest.status)}
          </span>
          <Moment at={latest.timestamp} />
        </p>
      )}
      <p className="success__line" data-line={line}>
        {t(`live.${line}`)}
      </p>
    </div>
  );
}

function watchNetwork(listener: () => void): () => void {
  const stopped = new AbortController();
  for (const name of ['online', 'offline'])
    window.addEventListener(name, listener, { signal: stopped.signal });
  return () => stopped.abort();
}

function useLine(): 'connected' | 'connecting' | 'offline' {
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const isConnected = useStore(pageCore().live.state, ({ status }) => status === 'connected');
  if (!isOnline) return 'offline';
  return isConnected ? 'connected' : 'connecting';
}
