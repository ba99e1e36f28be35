import { useCombobox } from 'downshift';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useMemo } from 'react';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { shadowEnvironment } from '#ui/shadowEnvironment.ts';
import { useAnchoredPanel } from '#ui/useAnchoredPanel.ts';
import { Highlight } from './Highlight.tsx';

export interface ComboboxItem {
  text: string;
  /** Second line, quieter. */
  detail?: string;
  icon: IconName;
  /** Something to do in the list, as to ask again; choosing it leaves the list open. */
  keepsOpen?: boolean;
}

interface ComboboxProps<Item extends ComboboxItem> {
  label: ReactNode;
  name: string;
  /** What stands in the field; the caller keeps it. */
  value: string;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
  onClear: () => void;
  clearLabel: string;
  items: readonly Item[];
  /** Whether the items are those of what stands in the field: then Enter takes the first. */
  isCurrent?: boolean;
  /** Stands in the list's place while there are no items: loading, no match. */
  note?: ReactNode;
  /** Stands under the list: where it comes from. */
  footer?: ReactNode;
  placeholder?: string;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  root: ShadowRoot | undefined;
}

/** A text field with suggestions, by keyboard, mouse and screen reader alike; choosing is up to the person. */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { label, name, value, onType, onChoose, onClear, clearLabel, items, note, footer } = props;
  const environment = useMemo(() => props.root && shadowEnvironment(props.root), [props.root]);
  const noteId = useId();
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps, closeMenu } =
    useCombobox<Item>({
      items: [...items],
      inputValue: value,
      selectedItem: null,
      itemToString: (item) => item?.text ?? '',
      stateReducer(state, { type, changes }) {
        // Leaving the field must not choose what the mouse happens to rest on.
        if (type === useCombobox.stateChangeTypes.InputBlur)
          return { ...state, isOpen: false, highlightedIndex: -1 };
        return changes.selectedItem?.keepsOpen ? { ...changes, isOpen: true } : changes;
      },
      onStateChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
      ...(environment && { environment }),
    });
  const { id: labelId, htmlFor } = getLabelProps();
  const isShown = isOpen && (items.length > 0 || note !== undefined);
  const [anchor, panel] = useAnchoredPanel(isShown);

  function onKeyDown(event: KeyboardEvent) {
    // Enter without a highlighted item takes the first; without one it is the form's, as Esc is with a closed list.
    const isBareEnter = event.key === 'Enter' && highlightedIndex < 0;
    if (!isBareEnter && (event.key !== 'Escape' || isShown)) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    closeMenu();
    const [first] = items;
    if (!isBareEnter || !isShown || !props.isCurrent || !first) return;
    event.preventDefault();
    onChoose(first);
  }

  return (
    <div className="combobox" data-invalid={props.isInvalid ? '' : undefined}>
      <label id={labelId} htmlFor={htmlFor} className="field__label">
        {label}
      </label>
      <div className="field__box" ref={anchor}>
        <input
          {...getInputProps({
            ref: props.inputRef,
            name,
            className: 'field__control',
            placeholder: props.placeholder,
            'aria-describedby':
              [props.describedBy, isShown && items.length === 0 && noteId].filter(Boolean).join(' ') ||
              undefined,
            'aria-expanded': isShown,
            'aria-invalid': props.isInvalid || undefined,
            autoCapitalize: 'words',
            spellCheck: false,
            enterKeyHint: 'next',
            onChange: (event) => onType((event.target as HTMLInputElement).value),
            onKeyDown,
          })}
        />
        {value !== '' && (
          <button
            type="button"
            className="icon-button combobox__clear"
            aria-label={clearLabel}
            onClick={onClear}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="combobox__panel" popover="manual" ref={panel}>
        <ul {...getMenuProps({ className: 'combobox__list', hidden: items.length === 0 })}>
          {isShown &&
            items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
              <li key={index} {...getItemProps({ item, index, className: 'combobox__item' })}>
                <Icon name={item.icon} />
                <span className="combobox__words">
                  <Highlight text={item.text} query={value} />
                  {item.detail && <span className="combobox__detail">{item.detail}</span>}
                </span>
              </li>
            ))}
        </ul>
        {items.length === 0 && note !== undefined && (
          <div className="combobox__note" id={noteId}>
            {note}
          </div>
        )}
        {footer && <p className="combobox__footer">{footer}</p>}
      </div>
    </div>
  );
}
