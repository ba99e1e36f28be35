import type { MapView } from '#maps/mapProvider.ts';

/** Pixels the map moves under the cross: finely enough to meet a house, in large steps with Shift. */
const step = 24;
const largeStep = 120;

const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Does what a key means on the map: arrows move, plus and minus zoom, Enter and Space pick. False for other keys. */
export function mapKey(pressed: Key, view: Pick<MapView, 'pan' | 'zoomBy'>, pick: () => void): boolean {
  // Those belong to the browser.
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return false;
  const direction = directions[pressed.key];
  if (direction) {
    const length = pressed.shiftKey ? largeStep : step;
    view.pan(direction[0] * length, direction[1] * length);
  } else if (pressed.key === '+' || pressed.key === '=') view.zoomBy(1);
  else if (pressed.key === '-') view.zoomBy(-1);
  else if (pressed.key === 'Enter' || pressed.key === ' ') pick();
  else return false;
  return true;
}
