import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { choicesOf, type Filter } from './filter.ts';
import { useOrdersTexts } from './ordersTexts.ts';

interface SearchBarProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** The id of what the button opens. */
  panelId: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The one field in which every order is found, and the button for further choices. */
export function SearchBar({ filter, onChange, panelId, isOpen, onToggle }: SearchBarProps) {
  const t = useOrdersTexts();
  const count = choicesOf(filter);
  return (
    <search>
      {/* A `dialog` form outside a dialog does not navigate: what is typed is looked for without Enter. */}
      <form className="orders__search" method="dialog" onSubmit={(event) => event.preventDefault()}>
        <Field
          label={t('search.label')}
          hint={t('search.hint')}
          type="search"
          name="text"
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
        <Button kind="secondary" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
          <span className="orders__choices">
            <Icon name="sliders" />
            {count > 0 ? t('search.chosen', { count }) : t('search.choose')}
          </span>
        </Button>
      </form>
    </search>
  );
}
