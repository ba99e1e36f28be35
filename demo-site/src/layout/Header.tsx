import { Link } from 'react-router';
import { brand } from '#brand.ts';
import { links } from '#content/links.ts';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { Logo } from '#layout/Logo.tsx';
import { NavMenu } from '#layout/NavMenu.tsx';
import { navigation } from '#layout/navigation.ts';
import { PhoneMenu } from '#layout/PhoneMenu.tsx';
import { ThemeButton } from '#layout/ThemeButton.tsx';
import { useScrolled } from '#layout/useScrolled.ts';

/**
 * The bar at the top: transparent over the hero, opaque once the page has moved more than 20 px [NAV-01] [NAV-20].
 * The parts that grow once the session is read are placed where they can grow to the left without moving others.
 */
export function Header() {
  const { nav } = useSiteTexts();
  const opaque = useScrolled(20);
  return (
    <header className="header" data-opaque={opaque || undefined}>
      <div className="header__bar">
        <Link className="header__home" to="/" aria-label={`${brand.name}, ${nav.home}`}>
          <Logo />
        </Link>
        <nav className="header__nav" aria-label={nav.label}>
          <ul className="header__links">
            {navigation.map((item) =>
              typeof item === 'string' ? (
                <li key={item}>
                  <Link className="header__link" to={links[item]}>
                    {nav.links[item].name}
                  </Link>
                </li>
              ) : (
                <NavMenu key={item.menu} label={nav[item.menu]} entries={item.entries} />
              ),
            )}
          </ul>
        </nav>
        <div className="header__tools">
          <freight-user-menu />
          <div className="header__preferences">
            <freight-language />
            <ThemeButton />
          </div>
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
