import type { Partner } from '#content/landing/landingTexts.ts';
import { partners } from '#content/landing/partners.ts';
import { useLandingTexts } from '#content/landing/useLandingTexts.ts';
import { Drawing } from '#drawings/Drawing.tsx';
import { Section } from './Section.tsx';

/** The partner grid, the centred marks in a row of their own [SITE-10] [SITE-11] [SITE-12]. */
export function Partners() {
  const { partners: texts } = useLandingTexts();
  return (
    <Section id="partners" title={texts.title} lead={texts.text} ground="paper" className="partners">
      <Marks partners={partners.filter(({ layout }) => layout !== 'centered')} />
      <Marks partners={partners.filter(({ layout }) => layout === 'centered')} centered />
      <p className="partners__note">{texts.note}</p>
    </Section>
  );
}

function Marks({ partners: shown, centered }: { partners: readonly Partner[]; centered?: boolean }) {
  return (
    <ul className={centered ? 'partners__row' : 'partners__grid'}>
      {shown.map(({ id, name, logo, website }) => (
        <li key={id}>
          {website ? (
            <a href={website} rel="noopener">
              <Drawing name={logo} label={name} />
            </a>
          ) : (
            <span>
              <Drawing name={logo} label={name} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
