import { useLandingTexts } from '#content/landing/useLandingTexts.ts';
import { Section } from './Section.tsx';

/** The four step cards after the track-and-send card, stops on the one line [SITE-03]. */
export function Steps() {
  const { steps } = useLandingTexts();
  return (
    <Section id="steps" title={steps.title} ground="white" className="steps">
      <ol className="steps__line">
        {steps.items.map(({ key, title, text }) => (
          <li key={key} className="steps__stop">
            <span className="steps__dot" aria-hidden="true" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
