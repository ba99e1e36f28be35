import { consent } from '@freight/kit';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { brand, phoneAddress } from '#brand.ts';
import { type LinkName, links } from '#content/links.ts';
import type { SiteTexts } from '#content/sv.ts';
import { fill, useSiteTexts } from '#content/useSiteTexts.tsx';
import { Logo } from '#layout/Logo.tsx';

type FooterLink = keyof SiteTexts['footer']['links'] & LinkName;

/** The four columns, in their order [FOOT-02] [FOOT-05] [FOOT-06] [FOOT-07]. */
const columns: { key: keyof SiteTexts['footer']['columns']; entries: FooterLink[] }[] = [
  { key: 'products', entries: ['send', 'tracking', 'customerApp', 'driverApp', 'businessHub'] },
  { key: 'discover', entries: ['howItWorks', 'features', 'impact', 'partners', 'blog'] },
  { key: 'company', entries: ['company', 'careers', 'support', 'contactUs', 'security'] },
  { key: 'support', entries: ['helpCenter', 'faq', 'terms', 'privacy', 'cookies', 'accessibility'] },
];

declare const __BUILT_IN__: number;

const neverChanges = () => () => {};

/** This year; while a prerendered page hydrates, the year in its HTML. */
const useYear = () =>
  useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => __BUILT_IN__,
  );

/** The end of every page [FOOT-01] to [FOOT-07]. */
export function Footer() {
  const { footer } = useSiteTexts();
  const year = useYear();
  return (
    <footer className="footer" data-later>
      <div className="footer__top">
        <div className="footer__company">
          <Logo />
          <p>{footer.claim}</p>
          <p className="footer__reach">
            <a href={phoneAddress(brand.helpPhone)}>{brand.helpPhone}</a>
            <a href={`mailto:${brand.infoMail}`}>{brand.infoMail}</a>
          </p>
        </div>
        {columns.map(({ key, entries }) => (
          <Column key={key} name={key} entries={entries} />
        ))}
      </div>
      <div className="footer__bottom">
        <p className="footer__small">{`${fill(footer.rights, { year: String(year), name: brand.name })} ${footer.mapCredit}`}</p>
        <ul className="footer__networks" aria-label={footer.follow}>
          {brand.networks.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function Column({ name, entries }: { name: keyof SiteTexts['footer']['columns']; entries: FooterLink[] }) {
  const { footer } = useSiteTexts();
  return (
    <nav className="footer__column" aria-label={footer.columns[name]}>
      <p className="footer__title" aria-hidden="true">
        {footer.columns[name]}
      </p>
      <ul>
        {entries.map((entry) => {
          const address = links[entry];
          // A name without an address is kept in the texts and shown nowhere (OPEN-49).
          return (
            address && (
              <li key={entry}>
                <Link to={address}>{footer.links[entry]}</Link>
              </li>
            )
          );
        })}
        {name === 'support' && (
          <li>
            <button type="button" className="footer__button" onClick={() => consent.open()}>
              {footer.cookieChoice}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
