import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMenu } from './useMenu.ts';

export interface MenuItem<Key extends string> {
  key: Key;
  /** The text to type ahead to the item, and its content by default. */
  label: string;
  content?: ReactNode;
  /** Set in menus where one item is selected. */
  checked?: boolean;
}

interface MenuProps<Key extends string> {
  /** Accessible name of the button and its menu. */
  name: string;
  /** What the button shows. */
  button: ReactNode;
  /** Shown above the items. */
  head?: ReactNode;
  items: readonly MenuItem<Key>[];
  onChoose: (key: Key) => void;
  /** Called each time the menu opens. */
  onOpen?: () => void;
}

/** Milliseconds after which typing starts a new word. */
const typingPause = 500;

/**
 * A button with a menu in the top layer: arrow keys, Home, End and first letters move through it, Escape closes it, Tab
 * leaves it, hovering opens it. Elements that use it must include `ui/menu/menu.css`.
 */
export function Menu<Key extends string>({ name, button, head, items, onChoose, onOpen }: MenuProps<Key>) {
  const id = useId();
  const menu = useMenu(onOpen);
  const nextByName = useTyping(items.map(({ label }) => label));

  const walk = (event: KeyboardEvent) => {
    const all = menu.items();
    const current = all.findIndex((item) => item.matches(':focus'));
    if (event.key === 'Tab') {
      // With the focus on the button, the browser's own Tab goes to the right place.
      menu.close();
      return;
    }
    if (current < 0) {
      const end = { ArrowDown: 'first', ArrowUp: 'last' } as const;
      const focus = end[event.key as keyof typeof end];
      if (!focus) return;
      event.preventDefault();
      menu.open(focus);
      return;
    }
    const steps = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: all.length - 1 };
    const next = steps[event.key as keyof typeof steps] ?? nextByName(event, current);
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  const onlyMouse = (react: (event: PointerEvent) => void) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && react(event);
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.place.current?.contains(relatedTarget as Node)) menu.close();
  };
  const choose = (key: Key) => {
    menu.close();
    onChoose(key);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to events of the button and the items in it
    <div
      ref={menu.place}
      className="menu"
      onKeyDown={walk}
      onBlur={closeWhenLeft}
      onPointerEnter={onlyMouse(menu.onMouseEnter)}
      onPointerMove={onlyMouse(menu.onMouseMove)}
      onPointerLeave={onlyMouse(menu.onMouseLeave)}
    >
      <button
        ref={menu.button}
        type="button"
        className="menu__button"
        part="button"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-controls={id}
        onClick={menu.toggle}
      >
        <span className="menu__shown">{button}</span>
        <span className="menu__chevron">
          <Icon name="chevronDown" />
        </span>
      </button>
      {/* A press on the header must not lose the focus. */}
      <div
        ref={menu.panel}
        popover="manual"
        className="menu__panel"
        part="menu"
        tabIndex={-1}
        hidden={!menu.isOpen}
      >
        {head}
        <div role="menu" id={id} aria-label={name}>
          {items.map(({ key, label, content = label, checked }) => (
            <button
              key={key}
              type="button"
              {...roleOf(checked)}
              tabIndex={-1}
              className="menu__item"
              part="menu-item"
              onClick={() => choose(key)}
            >
              {content}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

const roleOf = (checked: boolean | undefined) =>
  checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };

/** The item whose name begins with the typed text; repeating one letter cycles through its items. */
function useTyping(names: readonly string[]): (event: KeyboardEvent, current: number) => number | undefined {
  const typing = useRef({ text: '', at: 0 });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }, current) => {
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;
    const { text, at } = typing.current;
    const typed = (timeStamp - at > typingPause ? '' : text) + key.toLocaleLowerCase();
    typing.current = { text: typed, at: timeStamp };
    const isOneLetter = [...typed].every((letter) => letter === typed[0]);
    const wanted = isOneLetter ? key.toLocaleLowerCase() : typed;
    const from = isOneLetter ? current + 1 : current;
    for (let step = 0; step < names.length; step++) {
      const index = (from + step) % names.length;
      if (names[index]?.toLocaleLowerCase().startsWith(wanted)) return index;
    }
    return undefined;
  };
}
