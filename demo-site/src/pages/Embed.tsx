import '#styles/embed.css';
import { useState } from 'react';
import { brand } from '#brand.ts';
import { useEmbeddingTexts } from '#content/embedding/useEmbeddingTexts.ts';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import { usePage } from '#routing/usePage.ts';
import { ElementChoice } from './embed/ElementChoice.tsx';
import { elementOf } from './embed/elements.ts';
import { Looks } from './embed/Looks.tsx';
import { OriginStep } from './embed/OriginStep.tsx';
import { Preview } from './embed/Preview.tsx';
import { Snippet } from './embed/Snippet.tsx';
import type { Choice } from './embed/snippets.ts';
import { Words } from './embed/Words.tsx';

/** Writes the embedding code for a host page, and shows the result. */
export function Embed() {
  const texts = useEmbeddingTexts();
  const heading = usePage('embed');
  // The kit is served from this page's origin, which is unknown while the page is being prerendered.
  const api = useIsHydrated() ? location.origin : brand.siteUrl;
  const [chosen, setChosen] = useState<Omit<Choice, 'api'>>({
    tag: 'freight-start',
    attributes: { inline: true },
    isolated: false,
    language: '',
    tokens: {},
    texts: {},
    places: {},
  });
  const change = (part: Partial<Choice>) => setChosen((before) => ({ ...before, ...part }));
  const choice = { ...chosen, api };
  const element = elementOf(choice.tag);
  return (
    <div className="page embed">
      <header className="page__head">
        <h1 {...heading}>{texts.heading}</h1>
        <p className="page__lead">{texts.lead}</p>
      </header>
      <div className="embed__columns">
        <form className="embed__choices" onSubmit={(event) => event.preventDefault()}>
          <OriginStep />
          <ElementChoice choice={choice} change={change} />
          {element && <Looks choice={choice} element={element} change={change} />}
          {element && !choice.isolated && <Words choice={choice} element={element} change={change} />}
        </form>
        <section className="embed__result" aria-labelledby="embed-preview">
          <h2 id="embed-preview">{texts.preview.heading}</h2>
          <Preview choice={choice} />
        </section>
      </div>
      <Snippet choice={choice} change={change} />
    </div>
  );
}
