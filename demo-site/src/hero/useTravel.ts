import { type RefObject, useEffect } from 'react';
import { routes, travel } from '#hero/routes.ts';

/**
 * Animates the lines of the map once the page is interactive, unless the visitor prefers reduced motion. The compositor
 * moves them alone: the page neither lays out nor paints for it.
 */
export function useTravel(map: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let travels: Animation[] = [];
    const stop = () => {
      for (const animation of travels) animation.cancel();
      travels = [];
    };
    const follow = () => {
      stop();
      map.current?.toggleAttribute('data-moving', !calm.matches);
      if (calm.matches) return;
      const lines = map.current?.querySelectorAll('.hero-map__traveller') ?? [];
      travels = [...lines].flatMap((line, index) => {
        const route = routes[index];
        return route
          ? line.animate(travel(route), { duration: route.duration, iterations: Number.POSITIVE_INFINITY })
          : [];
      });
    };
    follow();
    calm.addEventListener('change', follow);
    return () => {
      calm.removeEventListener('change', follow);
      stop();
    };
  }, [map]);
}
