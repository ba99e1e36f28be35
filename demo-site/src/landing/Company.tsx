import { Link } from 'react-router';
import { useLandingTexts } from '#content/landing/useLandingTexts.ts';
import { Section } from './Section.tsx';

const pages = ['careers', 'contact', 'about'] as const;

/** Careers, contact and about, each with the way to its page [SITE-01]. */
export function Company() {
  const { company } = useLandingTexts();
  return (
    <Section id="company" title={company.title} lead={company.lead} ground="paper" className="company">
      <ul className="company__pages">
        {pages.map((page) => (
          <li key={page}>
            <h3>{company[page].title}</h3>
            <p>{company[page].text}</p>
            <Link to={`/${page}`}>{company[page].link}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
