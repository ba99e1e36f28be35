import { type KeyboardEvent, useState } from 'react';

interface Moves {
  count: number;
  /** Whether there is a list: without one the keys belong to the field. */
  isShown: boolean;
  onChoose: (index: number) => void;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
  PageDown: (at, count) => Math.min(at + 10, count - 1),
  PageUp: (at) => Math.max(at - 10, 0),
};

/** Which line of a field's list is highlighted (-1: none) and whether the list is open, moved by the keys of the field. */
export function useListKeys() {
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);

  function toggle(open: boolean): void {
    setOpen(open);
    setHighlighted(-1);
  }

  /** True when the list has handled the key. */
  function take({ key, altKey, nativeEvent }: KeyboardEvent, { count, isShown, onChoose }: Moves): boolean {
    // Enter ends the composition of a letter, as in Japanese.
    if (nativeEvent.isComposing) return false;
    const step = steps[key];
    if (step && (isShown || key.startsWith('Arrow'))) {
      if (!isShown) setOpen(true);
      if (count > 0 && !altKey) setHighlighted(step(highlighted, count));
      return true;
    }
    if (key === 'Escape' && isShown) {
      toggle(false);
      return true;
    }
    if (key !== 'Enter' || !isShown || highlighted < 0) return false;
    onChoose(highlighted);
    return true;
  }

  return { isOpen, highlighted, setHighlighted, toggle, take };
}
