import { useEmbeddingTexts } from '#content/embedding/useEmbeddingTexts.ts';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import { elementOf, elements, type Setting } from './elements.ts';
import type { Choice } from './snippets.ts';
import { useTestNumbers } from './useTestNumbers.ts';

interface Props {
  choice: Choice;
  change: (part: Partial<Choice>) => void;
}

/** The choice of an element and its settings, as the manifest of the kit describes both. */
export function ElementChoice({ choice, change }: Props) {
  const { element: texts } = useEmbeddingTexts();
  const element = elementOf(choice.tag);
  const set = (name: string, value: string | true | undefined) => {
    const { [name]: _, ...others } = choice.attributes;
    change({ attributes: value === undefined ? others : { ...others, [name]: value } });
  };
  return (
    <fieldset disabled={!useIsHydrated()}>
      <legend>{texts.heading}</legend>
      <label className="embed__field">
        {texts.label}
        <select
          value={choice.tag}
          aria-describedby="embed-summary"
          onChange={({ target: { value: tag } }) =>
            change({
              tag,
              attributes: {},
              places: {},
              isolated: choice.isolated && elementOf(tag)?.canBeIsolated === true,
            })
          }
        >
          {elements.map(({ tag }) => (
            <option key={tag}>{tag}</option>
          ))}
        </select>
      </label>
      <p id="embed-summary" className="embed__hint">
        {texts.summaries[choice.tag] ?? element?.summary}
      </p>
      {element?.canBeIsolated && (
        <label className="embed__field">
          {texts.mode}
          <select
            value={choice.isolated ? 'frame' : 'page'}
            aria-describedby="embed-mode"
            onChange={({ target }) => change({ isolated: target.value === 'frame' })}
          >
            <option value="page">{texts.modes.page}</option>
            <option value="frame">{texts.modes.frame}</option>
          </select>
        </label>
      )}
      {element?.canBeIsolated && (
        <p id="embed-mode" className="embed__hint">
          {choice.isolated ? texts.modeHints.frame : texts.modeHints.page}
        </p>
      )}
      {element?.settings.map((setting) => (
        <SettingField
          key={setting.name}
          setting={setting}
          about={texts.settings[`${choice.tag} ${setting.name}`] ?? texts.settings[setting.name]}
          value={choice.attributes[setting.name]}
          onChange={(value) => set(setting.name, value)}
        />
      ))}
    </fieldset>
  );
}

interface FieldProps {
  setting: Setting;
  /** What the element does, in the language of the page; the manifest's text if there is no other. */
  about: string | undefined;
  value: string | true | undefined;
  onChange: (value: string | true | undefined) => void;
}

function SettingField({ setting: { name, values, description }, about, value, onChange }: FieldProps) {
  const { element: texts } = useEmbeddingTexts();
  const numbers = useTestNumbers(name === 'order-id');
  const id = `embed-${name}`;
  const aboutId = `${id}-about`;
  return (
    <div className="embed__field">
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {values === 'boolean' ? (
        <input
          id={id}
          type="checkbox"
          aria-describedby={aboutId}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked ? true : undefined)}
        />
      ) : values ? (
        <select
          id={id}
          aria-describedby={aboutId}
          value={value === true ? '' : (value ?? '')}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          <option value="">{texts.unset}</option>
          {values.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          aria-describedby={aboutId}
          list={numbers.length > 0 ? `${id}-numbers` : undefined}
          value={value === true ? '' : (value ?? '')}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
      {numbers.length > 0 && (
        <datalist id={`${id}-numbers`}>
          {numbers.map(({ number, state }) => (
            <option key={number} value={number} label={texts.testNumbers[state] ?? state} />
          ))}
        </datalist>
      )}
      <p id={aboutId} className="embed__hint">
        {about ?? description}
      </p>
    </div>
  );
}
