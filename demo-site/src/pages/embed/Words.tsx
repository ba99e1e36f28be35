import { useState } from 'react';
import { useEmbeddingTexts } from '#content/embedding/useEmbeddingTexts.ts';
import { fill, useSite } from '#content/useSiteTexts.tsx';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import type { EmbeddedElement } from './elements.ts';
import type { Choice } from './snippets.ts';
import { useKitTexts } from './useKitTexts.ts';

interface Props {
  choice: Choice;
  element: EmbeddedElement;
  change: (part: Partial<Choice>) => void;
}

/** The same record without what is empty. */
function put(
  record: Readonly<Record<string, string>>,
  name: string,
  value: string,
): Readonly<Record<string, string>> {
  const { [name]: _, ...others } = record;
  return value === '' ? others : { ...record, [name]: value };
}

/** The page's own words in place of the kit's, and what it shows in the element's slots [Q3]. */
export function Words({ choice, element, change }: Props) {
  const { words: texts } = useEmbeddingTexts();
  const site = useSite().language;
  const [key, setKey] = useState('');
  const [kitTexts, loadKitTexts] = useKitTexts();
  const language = choice.language || site;
  const own = choice.texts[language] ?? {};
  // Several texts can be the same: the element's own come first.
  const isForeign = (name: string) => Number(!name.startsWith(choice.tag.replace('freight-', '')));
  const keys = Object.keys(kitTexts).sort((a, b) => isForeign(a) - isForeign(b));
  const kits = (name: string) => kitTexts[name]?.[language] ?? '';
  const write = (name: string, text: string) => {
    const { [language]: _, ...others } = choice.texts;
    const next = put(own, name, text);
    change({ texts: Object.keys(next).length === 0 ? others : { ...others, [language]: next } });
  };
  return (
    <fieldset disabled={!useIsHydrated()}>
      <legend>{texts.heading}</legend>
      <label className="embed__field">
        {texts.key}
        <input
          type="search"
          list="embed-texts"
          value={key}
          aria-describedby="embed-key-about"
          onFocus={loadKitTexts}
          onChange={({ target }) => setKey(target.value)}
        />
        <span id="embed-key-about" className="embed__hint">
          {texts.keyHint}
        </span>
      </label>
      <datalist id="embed-texts">
        {keys.map((name) => (
          <option key={name} value={name} label={kits(name)} />
        ))}
      </datalist>
      {key in kitTexts && (
        <label className="embed__field">
          {fill(texts.instead, { text: kits(key) })}
          <input
            value={own[key] ?? ''}
            placeholder={kits(key)}
            onChange={({ target }) => write(key, target.value)}
          />
        </label>
      )}
      {Object.keys(own).length > 0 && (
        <ul className="embed__own">
          {Object.entries(own).map(([name, text]) => (
            <li key={name}>
              <span>
                <code>{name}</code> {text}
              </span>
              <button
                type="button"
                aria-label={fill(texts.restoreText, { text: kits(name) })}
                onClick={() => write(name, '')}
              >
                {texts.restore}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="embed__hint">{texts.placesHint}</p>
      {element.slots.map(({ name, description }) => (
        <div key={name} className="embed__field">
          <label htmlFor={`embed-slot-${name}`}>
            <code>{name}</code>
          </label>
          <input
            id={`embed-slot-${name}`}
            aria-describedby={`embed-slot-${name}-about`}
            value={choice.places[name] ?? ''}
            onChange={({ target }) => change({ places: put(choice.places, name, target.value) })}
          />
          <p id={`embed-slot-${name}-about`} className="embed__hint">
            {texts.slots[name] ?? description}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
