import { type Language, language, openSignIn, session, signOut } from '@freight/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useSite } from '#content/useSiteTexts.tsx';
import { Logo } from '#layout/Logo.tsx';
import { useTheme } from '#theme/useTheme.ts';

const languages: Language[] = ['sv', 'en', 'de'];

/** The bar at the top: transparent over the hero, opaque once the page has moved [NAV-01] [NAV-17] [NAV-18] [NAV-20]. */
export function Header() {
  const { texts, language: shown } = useSite();
  const opaque = useScrolled(20);
  return (
    <header className="header" data-opaque={opaque || undefined}>
      <nav className="header__bar" aria-label={texts.nav.label}>
        <Link className="header__home" to="/">
          <Logo />
        </Link>
        <ul className="header__links">
          <li>
            <Link to="/tracking">{texts.nav.track}</Link>
          </li>
          <li>
            <Link to="/#steps">{texts.nav.howItWorks}</Link>
          </li>
        </ul>
        <div className="header__tools">
          <label className="header__language">
            <span className="visually-hidden">{texts.language.label}</span>
            <select value={shown} onChange={(event) => language.choose(event.target.value as Language)}>
              {languages.map((code) => (
                <option key={code} value={code}>
                  {code.toUpperCase()}
                </option>
              ))}
            </select>
          </label>
          <ThemeButton />
          <Account />
        </div>
      </nav>
    </header>
  );
}

function ThemeButton() {
  const { texts } = useSite();
  const { theme, toggle } = useTheme();
  return (
    <button
      type="button"
      className="header__theme"
      aria-label={theme === 'dark' ? texts.theme.toLight : texts.theme.toDark}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={theme === 'dark' ? sun : moon} />
      </svg>
    </button>
  );
}

const moon = 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z';
const sun =
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.700 1.700M17.300 17.300 19 19M5 19l1.700-1.700M17.300 6.700 19 5';

function Account() {
  const { nav } = useSite().texts;
  const user = useSyncExternalStore(
    session.subscribe,
    () => session.getState().user,
    () => null,
  );
  if (!user) {
    return (
      <div className="header__account">
        <button type="button" className="link-button" onClick={() => openSignIn('login')}>
          {nav.login}
        </button>
        <button type="button" className="pill-button" onClick={() => openSignIn('sign-up')}>
          {nav.signUp}
        </button>
      </div>
    );
  }
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <div className="header__account">
      <span className="header__person" title={user.email}>
        {name}
      </span>
      <button type="button" className="link-button" onClick={() => void signOut()}>
        {nav.logOut}
      </button>
    </div>
  );
}

function useScrolled(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > threshold);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [threshold]);
  return scrolled;
}
