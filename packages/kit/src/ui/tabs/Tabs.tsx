import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Tab<Key extends string> {
  key: Key;
  label: ReactNode;
}

interface TabsProps<Key extends string> {
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  label: string;
  children: ReactNode;
}

/** Tabs with arrow keys, Home and End; the panel below belongs to the selected one. */
export function Tabs<Key extends string>({ tabs, selected, onSelect, label, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const moveTo = (index: number) => {
    const next = tabs[(index + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[(index + tabs.length) % tabs.length]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({ key }) => key === selected);
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  };
  return (
    <div className="tabs">
      {/* The list is not a stop of its own: focus is always on one of its tabs. */}
      <div
        className="tabs__list"
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            className="tabs__tab"
            part={tab.key === selected ? 'tab selected' : 'tab'}
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className="tabs__panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
