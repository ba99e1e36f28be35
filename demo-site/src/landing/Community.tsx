import type { DrawingName } from '#content/drawings.ts';
import { useLandingTexts } from '#content/landing/useLandingTexts.ts';
import { Drawing } from '#drawings/Drawing.tsx';
import { Section } from './Section.tsx';

const pictures: readonly DrawingName[] = [
  'highlight-load',
  'highlight-fuel',
  'highlight-terms',
  'highlight-climate',
];

/** Sustainability and community: vision, concept, four highlights and five values [SITE-04] to [SITE-07]. */
export function Community() {
  const { community } = useLandingTexts();
  const { vision, concept, highlights, values } = community;
  return (
    <Section id="sustainability&community" title={community.title} ground="paper" className="community">
      <div className="community__idea">
        {[vision, concept].map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <Drawing name="landscape" className="community__landscape" />
      <h3 className="community__title">{community.highlightsTitle}</h3>
      <ul className="community__highlights">
        {highlights.map(({ title, text }, index) => (
          <li key={title}>
            <Drawing name={pictures[index] ?? 'highlight-load'} />
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h3 className="community__title">{community.valuesTitle}</h3>
      <ul className="community__values">
        {values.map(({ title, text }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
