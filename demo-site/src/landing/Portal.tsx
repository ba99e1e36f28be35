import type { PortalScreen } from '#content/landing/landingTexts.ts';
import { links } from '#content/landing/links.ts';
import { useLandingTexts } from '#content/landing/useLandingTexts.ts';
import { PortalMockup } from './PortalMockup.tsx';
import { Section } from './Section.tsx';

const screens: readonly PortalScreen[] = ['schedule', 'statistics'];

/** The business portal, a product of its own: what it does, how it looks, and the way to it [SITE-25] to [SITE-28]. */
export function Portal() {
  const { portal, newTab } = useLandingTexts();
  return (
    <Section id="businessPortal" title={portal.title} lead={portal.lead} ground="dark" className="portal">
      <div className="portal__offer">
        <ul className="portal__points">
          {portal.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <a className="pill-button" href={links.adminPortal} target="_blank" rel="noopener">
          {portal.button}
          <span className="visually-hidden"> {newTab}</span>
        </a>
      </div>
      <div className="portal__screens">
        {screens.map((screen) => (
          <PortalMockup key={screen} screen={screen} />
        ))}
      </div>
    </Section>
  );
}
