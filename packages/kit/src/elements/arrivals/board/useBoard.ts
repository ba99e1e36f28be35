import { type BoardContents, createBoards } from '@freight/client';
import { useEffect, useRef } from 'react';
import { pageCore } from '#api/calls/core.ts';
import { pageApi } from '#api/calls/pageApi.ts';
import { explain } from '#i18n/explain.ts';
import { useRequest } from '#platform/useRequest.ts';
import { whenBack } from '#platform/whenBack.ts';
import { pageSession } from '#session/session.ts';

const second = 1_000;
/** How often it asks; a failure is asked again sooner, and a board that has ended seldom. */
const waits = { ready: 30 * second, failed: 10 * second, ended: 300 * second } as const;
/** Several orders change at once when a lorry is unloaded. */
const gathering = second;

export interface BoardState {
  contents: BoardContents | undefined;
  /** When it was as it is shown, in milliseconds since 1970; 0 before the first answer. */
  at: number;
  state: 'loading' | keyof typeof waits;
}

/**
 * What a board shows, kept current for weeks: asked for again in turns, when a delivery on it changes, and when the network
 * is back. The last answer stays while no newer one can be had.
 */
export function useBoard(token: string): BoardState {
  const { state, data, error, reload } = useRequest(
    async (signal) => {
      const contents = await pageApi(createBoards).read(token, { signal });
      return { contents, at: pageSession().serverTime() };
    },
    [token],
  );
  const hasEnded = state === 'failed' && explain(error).status === 404;
  const settled =
    state === 'ready' ? 'ready' : hasEnded ? 'ended' : state === 'failed' ? 'failed' : undefined;
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(reload, waits[settled]);
    const stop = whenBack(reload);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [settled, reload]);
  const contents = hasEnded ? undefined : data?.contents;
  useChanges(contents, reload);
  return { contents, at: data?.at ?? 0, state: settled ?? (data ? 'ready' : 'loading') };
}

/** Calls back soon after something has happened to a delivery that is on the board, or had before it was followed. */
function useChanges(contents: BoardContents | undefined, onChange: () => void): void {
  const expected = (contents?.arrivals ?? []).filter(({ arrivedAt }) => !arrivedAt);
  const followed = expected.map(({ orderId }) => orderId).join(' ');
  const shown = useRef(new Map<string, string>());
  shown.current = new Map(expected.map(({ orderId, status }) => [orderId, status]));
  useEffect(() => {
    if (!followed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, gathering);
    };
    const { live } = pageCore();
    const stops = followed.split(' ').map((number) => {
      const onSubscribed = ({ status }: { status: string }) => {
        if (shown.current.get(number) !== status) soon();
      };
      return live.subscribe(number, { onStatus: soon, onArrival: soon, onSubscribed }, { asVisitor: true });
    });
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [followed, onChange]);
}
