import { type AppKind, links } from '#content/landing/links.ts';
import { useLandingTexts } from '#content/landing/useLandingTexts.ts';
import { Drawing } from '#drawings/Drawing.tsx';
import { Features } from './Features.tsx';
import { Section } from './Section.tsx';
import { StoreBadges } from './StoreBadges.tsx';

/** The two apps with their stores, the way to the admin web app, and what is included [SITE-20] to [SITE-24]. */
export function Apps() {
  const { apps, newTab } = useLandingTexts();
  return (
    <Section id="apps" title={apps.title} lead={apps.lead} ground="white" className="apps">
      <div className="apps__pair">
        <App kind="customer" />
        <App kind="driver" />
      </div>
      <p className="apps__admin">
        {apps.admin.text}{' '}
        <a href={links.adminPortal} target="_blank" rel="noopener">
          {apps.admin.link}
          <span className="visually-hidden"> {newTab}</span>
        </a>
      </p>
      <Features />
    </Section>
  );
}

function App({ kind }: { kind: AppKind }) {
  const { name, text, screen } = useLandingTexts().apps[kind];
  return (
    <article className="app">
      <div className="app__phone">
        <Drawing name={`phone-${kind}`} label={screen} />
      </div>
      <div className="app__words">
        <h3>{name}</h3>
        <p>{text}</p>
        <StoreBadges kind={kind} name={name} />
      </div>
    </article>
  );
}
