import { useEmbeddingTexts } from '#content/embedding/useEmbeddingTexts.ts';
import { fill, siteLanguages } from '#content/useSiteTexts.tsx';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import { contrastOf } from './contrast.ts';
import { type Colour, type EmbeddedElement, tokens } from './elements.ts';
import type { Choice } from './snippets.ts';

interface Props {
  choice: Choice;
  element: EmbeddedElement;
  change: (part: Partial<Choice>) => void;
}

/** A language's own name with a capital: Svenska. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const pairs: readonly [name: 'button' | 'text' | 'link', one: Colour, other: Colour][] = [
  ['button', 'onAccent', 'accent'],
  ['text', 'text', 'surface'],
  ['link', 'accent', 'surface'],
];

/** The choice of language and colours, with the contrast of the colours. */
export function Looks({ choice, element, change }: Props) {
  const { looks: texts } = useEmbeddingTexts();
  const first = (colour: Colour) => element.colours[tokens[colour]] ?? '#000000';
  const now = (colour: Colour) => choice.tokens[tokens[colour]] ?? first(colour);
  const paint = (colour: Colour, value: string) => {
    const { [tokens[colour]]: _, ...others } = choice.tokens;
    change({ tokens: value === first(colour) ? others : { ...others, [tokens[colour]]: value } });
  };
  const colours = (Object.keys(tokens) as Colour[]).filter((colour) => element.colours[tokens[colour]]);
  return (
    <fieldset disabled={!useIsHydrated()}>
      <legend>{texts.heading}</legend>
      <label className="embed__field">
        {texts.language}
        <select value={choice.language} onChange={({ target }) => change({ language: target.value })}>
          <option value="">{texts.automatic}</option>
          {siteLanguages.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </select>
      </label>
      {!choice.isolated && (
        <>
          {colours.map((colour) => (
            <label key={colour} className="embed__colour">
              <input
                type="color"
                value={now(colour)}
                onChange={({ target }) => paint(colour, target.value)}
              />
              {texts.colours[colour]}
            </label>
          ))}
          <ul className="embed__contrasts">
            {pairs.map(([name, one, other]) => {
              const ratio = contrastOf(now(one), now(other));
              return (
                <li key={name} data-low={ratio < 4.5}>
                  {fill(texts.contrast, { name: texts.pairs[name], ratio: ratio.toFixed(1) })},{' '}
                  {ratio < 4.5 ? texts.low : texts.enough}
                </li>
              );
            })}
          </ul>
          <button type="button" onClick={() => change({ tokens: {} })}>
            {texts.reset}
          </button>
        </>
      )}
    </fieldset>
  );
}
