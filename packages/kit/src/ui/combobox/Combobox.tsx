import {
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { useAnchoredPanel } from './useAnchoredPanel.ts';
import { useListKeys } from './useListKeys.ts';

export interface ComboboxItem {
  text: string;
  /** Second line, quieter. */
  detail?: string;
  icon: IconName;
  /** An action in the list, such as a retry; choosing it leaves the list open. */
  keepsOpen?: boolean;
}

interface ComboboxProps<Item extends ComboboxItem> {
  label: ReactNode;
  name: string;
  /** The text in the field, controlled by the caller. */
  value: string;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
  onClear: () => void;
  clearLabel: string;
  items: readonly Item[];
  /** Whether the items belong to the current text: then Enter takes the first. */
  isCurrent?: boolean;
  /** Whether what was chosen is still being fetched. */
  isBusy?: boolean;
  /** Shown instead of the list while there are no items: loading, no match. */
  note?: ReactNode;
  /** Shown under the list: the source of the items. */
  footer?: ReactNode;
  placeholder?: string;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  inputRef?: RefCallback<HTMLInputElement>;
}

/**
 * A text field with suggestions, for keyboard, mouse and screen reader; choosing one is optional. Text typed before
 * React had loaded is kept.
 */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { label, name, value, onType, onChoose, onClear, clearLabel, items, note, footer, inputRef } = props;
  const { isOpen, highlighted, setHighlighted, toggle, take } = useListKeys();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isListShown = isOpen && items.length > 0;
  const isShown = isListShown || (isOpen && note !== undefined);
  const [anchor, panel] = useAnchoredPanel(isShown);
  const optionId = (index: number) => `${id}-${index}`;

  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed === value) return;
    onType(typed);
    if (input.current?.matches(':focus')) toggle(true);
  });
  // Only the text at the moment of hydration counts.
  useLayoutEffect(() => takeTyped(), []);

  useEffect(() => {
    const list = panel.current?.querySelector('[role=listbox]');
    const option = list?.children[highlighted];
    if (!list || !option) return;
    const [frame, line] = [list.getBoundingClientRect(), option.getBoundingClientRect()];
    // Only the list scrolls; `scrollIntoView` would move the page as well.
    list.scrollTop += Math.min(line.top - frame.top, 0) + Math.max(line.bottom - frame.bottom, 0);
  }, [highlighted, panel]);

  function type(text: string): void {
    toggle(true);
    onType(text);
  }

  function choose(item: Item | undefined): void {
    if (!item) return;
    if (!item.keepsOpen) toggle(false);
    onChoose(item);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isTaken = take(event, {
      count: items.length,
      isShown,
      onChoose: (index) => choose(items[index]),
    });
    if (isTaken) {
      event.preventDefault();
      return;
    }
    // Enter without a highlighted item takes the first; without any item it submits the form.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const [first] = items;
    if (isShown && props.isCurrent && first) {
      event.preventDefault();
      choose(first);
    }
    toggle(false);
  }

  return (
    <div className="combobox" data-invalid={props.isInvalid ? '' : undefined}>
      <label id={`${id}-label`} htmlFor={id} className="field__label" part="label">
        {label}
      </label>
      <div className="field__box" ref={anchor}>
        <input
          ref={(node) => {
            input.current = node;
            inputRef?.(node);
          }}
          id={id}
          role="combobox"
          name={name}
          className="field__control"
          part="field"
          value={value}
          placeholder={props.placeholder}
          aria-autocomplete="list"
          aria-controls={isListShown ? `${id}-list` : undefined}
          aria-expanded={isListShown}
          aria-activedescendant={isListShown && highlighted >= 0 ? optionId(highlighted) : undefined}
          aria-describedby={
            [props.describedBy, isShown && !isListShown && `${id}-note`].filter(Boolean).join(' ') ||
            undefined
          }
          aria-invalid={props.isInvalid || undefined}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          onChange={({ target }) => type(target.value)}
          onClick={() => toggle(!isOpen)}
          onBlur={() => toggle(false)}
          onKeyDown={onKeyDown}
        />
        {value !== '' && (
          <button
            type="button"
            className="icon-button combobox__clear"
            part="icon-button"
            aria-label={clearLabel}
            onClick={onClear}
          >
            {props.isBusy ? <Spinner /> : <Icon name="close" />}
          </button>
        )}
      </div>
      {isShown && (
        <div className="combobox__panel" popover="manual" ref={panel}>
          {isListShown && (
            <div
              className="combobox__list"
              role="listbox"
              id={`${id}-list`}
              aria-labelledby={`${id}-label`}
              tabIndex={-1}
              // A mouse press must leave the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onMouseLeave={() => setHighlighted(-1)}
            >
              {items.map((item, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which has the focus
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
                  key={index}
                  className="combobox__item"
                  role="option"
                  tabIndex={-1}
                  id={optionId(index)}
                  aria-selected={index === highlighted}
                  onMouseMove={() => setHighlighted(index)}
                  onClick={() => choose(item)}
                >
                  <Icon name={item.icon} />
                  <span className="combobox__words">
                    <Highlight text={item.text} query={value} />
                    {item.detail && <span className="combobox__detail">{item.detail}</span>}
                  </span>
                </div>
              ))}
            </div>
          )}
          {!isListShown && (
            <div className="combobox__note" id={`${id}-note`}>
              {note}
            </div>
          )}
          {footer && <p className="combobox__footer">{footer}</p>}
        </div>
      )}
    </div>
  );
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The length of the typed prefix in a text, ignoring accents and case. */
function matchLength(text: string, query: string): number {
  const wanted = folded(query.trim());
  // Folding may change the length of a text, so this finds the shortest prefix that folds to the query.
  const reaches = (length: number) => folded(text.slice(0, length)).startsWith(wanted);
  if (wanted === '' || !reaches(text.length)) return 0;
  let length = wanted.length;
  while (!reaches(length)) length += 1;
  return length;
}

/** A suggestion with the typed part highlighted; nothing is highlighted where the text only resembles it. */
function Highlight({ text, query }: { text: string; query: string }) {
  const length = matchLength(text, query);
  return (
    <span className="combobox__text">
      {length > 0 && <mark className="combobox__match">{text.slice(0, length)}</mark>}
      <span>{text.slice(length)}</span>
    </span>
  );
}
