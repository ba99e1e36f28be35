import type { ToggleEvent } from 'react';
import { links } from '#content/landing/links.ts';
import { useLandingTexts } from '#content/landing/useLandingTexts.ts';
import { Drawing } from '#drawings/Drawing.tsx';
import { Section } from './Section.tsx';

/** Four steps along the orange line, one open at a time, and why it matters [SITE-13] to [SITE-16]. */
export function HowItWorks() {
  const { howItWorks } = useLandingTexts();
  return (
    <Section id="how-it-works" title={howItWorks.title} lead={howItWorks.lead} ground="white" className="how">
      <div className="how__columns">
        <ol className="how__line">
          {howItWorks.items.map(({ key, title, text }, index) => (
            <li key={key}>
              <details name="how-it-works" open={index === 0} onToggle={closeOthers}>
                <summary>
                  <h3>{title}</h3>
                </summary>
                <div className="how__step">
                  <p>{text}</p>
                  <Drawing name={`step-${key}`} />
                </div>
              </details>
            </li>
          ))}
        </ol>
        <Quote />
      </div>
    </Section>
  );
}

/** For browsers that do not yet close other `details` of the same name. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open) return;
  for (const other of opened.closest('ol')?.querySelectorAll('details') ?? [])
    if (other !== opened) other.open = false;
}

/** The documented statistic with its source, drawn as a line whose last part is unused [SITE-16] [SITE-29]. */
function Quote() {
  const { howItWorks, newTab } = useLandingTexts();
  const { text, source, loaded, empty } = howItWorks.quote;
  return (
    <figure className="how__quote">
      <svg viewBox="0 0 400 24" aria-hidden="true" focusable="false">
        <path className="how__loaded" d="M12 12h292" />
        <path className="how__empty" d="M312 12h64" />
        <circle className="how__pickup" cx="12" cy="12" r="9" />
        <circle className="how__dropoff" cx="388" cy="12" r="9" />
      </svg>
      <p className="how__legend" aria-hidden="true">
        <span>{loaded}</span>
        <span>{empty}</span>
      </p>
      <blockquote cite={links.statistics}>{text}</blockquote>
      <figcaption>
        <a href={links.statistics} target="_blank" rel="noopener">
          {source}
          <span className="visually-hidden"> {newTab}</span>
        </a>
      </figcaption>
    </figure>
  );
}
