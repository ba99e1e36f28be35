import type { RefObject } from 'react';
import { bottomInset } from '#platform/bottomInset.ts';
import { useEffectOn } from '#platform/useEffectOn.ts';

/** Tells what floats at the lower edge of the window how much of it the banner takes, while it is there. */
export function useBottomInset(banner: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffectOn([banner, isThere], () => {
    const element = banner.current;
    if (!element || !isThere) return;
    // As it is laid out, not where its arrival has it for the moment.
    const tell = () =>
      bottomInset().setState({
        width: element.offsetLeft + element.offsetWidth,
        height: window.innerHeight - element.offsetTop,
      });
    const size = new ResizeObserver(tell);
    size.observe(element);
    window.addEventListener('resize', tell);
    return () => {
      size.disconnect();
      window.removeEventListener('resize', tell);
      bottomInset().setState({ width: 0, height: 0 });
    };
  });
}
