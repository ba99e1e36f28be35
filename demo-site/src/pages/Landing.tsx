import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { HeroMap } from '#hero/HeroMap.tsx';
import { usePage } from '#routing/usePage.ts';

/** The landing page: the promise, the card, and the four stops [ROUTE-01] [HERO-01] [SITE-02] [SITE-03]. */
export function Landing() {
  const { hero, steps } = useSiteTexts();
  const heading = usePage('home');
  return (
    <>
      <section className="hero">
        <HeroMap />
        <div className="hero__columns">
          <div className="hero__promise">
            <h1 {...heading}>{hero.title}</h1>
            <p className="hero__lead">{hero.promise}</p>
            <p className="hero__proof">{hero.proof}</p>
          </div>
          <div className="hero__card">
            <freight-start />
          </div>
        </div>
      </section>
      <section className="steps" id="steps" aria-labelledby="steps-title">
        <h2 id="steps-title">{steps.title}</h2>
        <ol className="steps__line">
          {steps.items.map(({ key, title, text }) => (
            <li key={key} className="steps__stop">
              <span className="steps__dot" aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
