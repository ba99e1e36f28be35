import { type RefObject, useEffect } from 'react';
import { bottomInset } from '#platform/bottomInset.ts';

/** Publishes how much of the window's lower edge the banner covers, for the floating card. */
export function useBottomInset(banner: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const element = banner.current;
    if (!element || !isThere) return;
    // The laid-out size, not the animated one.
    const update = () =>
      bottomInset().setState({
        width: element.offsetLeft + element.offsetWidth,
        height: window.innerHeight - element.offsetTop,
      });
    const size = new ResizeObserver(update);
    size.observe(element);
    window.addEventListener('resize', update);
    return () => {
      size.disconnect();
      window.removeEventListener('resize', update);
      bottomInset().setState({ width: 0, height: 0 });
    };
  }, [banner, isThere]);
}
