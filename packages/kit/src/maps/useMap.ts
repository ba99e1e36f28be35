import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { complain } from '#platform/leaving/complain.ts';
import type { MapOptions, MapView } from './mapProvider.ts';
import { mapProvider } from './pageMaps.ts';
import type { Point } from './places/places.ts';

type Drawn = { state: 'loading' | 'failed'; view: undefined } | { state: 'ready'; view: MapView };
const loading: Drawn = { state: 'loading', view: undefined };

/**
 * A map in a container that nothing else is rendered into. Only the first values of the options count, except for
 * functions, which may change. The map is destroyed with the component, also while it is still loading.
 */
export function useMap(
  container: RefObject<HTMLElement | null>,
  options: Omit<MapOptions, 'signal' | 'onFailure'>,
): Drawn & { retry: () => void } {
  const [round, setRound] = useState(0);
  const [drawn, setDrawn] = useState<Drawn & { round: number }>({ round, ...loading });
  const onClick = useEffectEvent((point: Point) => options.onClick?.(point));
  const onMove = useEffectEvent(() => options.onMove?.());
  const latest = useEffectEvent(() => options);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const gone = new AbortController();
    const onFailure = (error: unknown) => {
      if (gone.signal.aborted) return;
      gone.abort();
      complain('The map could not be loaded.', error);
      setDrawn({ round, state: 'failed', view: undefined });
    };
    mapProvider()
      .then(({ createMap }) => {
        gone.signal.throwIfAborted();
        return createMap(element, {
          ...latest(),
          onClick: (point) => onClick(point),
          onMove: () => onMove(),
          onFailure,
          signal: gone.signal,
        });
      })
      .then((view) => !gone.signal.aborted && setDrawn({ round, state: 'ready', view }), onFailure);
    return () => gone.abort();
  }, [round, container]);

  return {
    ...(drawn.round === round ? drawn : loading),
    retry: useCallback(() => setRound((last) => last + 1), []),
  };
}
