import { createAccounts } from '@freight/client';
import type { SessionUser } from '@freight/client/session';
import { useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { useRequest } from '#platform/useRequest.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';

interface FreshProfile {
  /** The last known profile of the signed-in person, initially from storage; null when signed out. */
  user: SessionUser | null;
  isLoading: boolean;
  /** The profile could not be fetched; `user` may be outdated. */
  hasFailed: boolean;
  reload: () => void;
  /** Cancels a running fetch: what has just been saved is newer than its answer. */
  settle: () => void;
}

/** The signed-in person, fetched once for each element that shows them; the answer is stored in the session. */
export function useFreshProfile(): FreshProfile {
  const user = useStore(pageSession(), (session) => session.user);
  const person = user ? user._id || user.email : undefined;
  const [settledFor, setSettledFor] = useState<string>();
  const isWanted = person !== undefined && person !== settledFor;
  const { state, reload } = useRequest(
    isWanted ? (signal) => pageApi(createAccounts).profile({ signal }) : undefined,
    [person, isWanted],
  );
  return {
    user,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    reload,
    settle: () => setSettledFor(person),
  };
}
