import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { links } from '#content/links.ts';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { Logo } from '#layout/Logo.tsx';
import { type NavLink, navigation } from '#layout/navigation.ts';
import { SheetAccount } from '#layout/SheetAccount.tsx';
import { ThemeButton } from '#layout/ThemeButton.tsx';

/** The navigation of narrow windows: a sheet as high as the window [NAV-19]. */
export function PhoneMenu() {
  const { nav } = useSiteTexts();
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    sheet.current?.close();
  };

  useEffect(() => {
    if (!open) return;
    sheet.current?.showModal();
    // A wide window has the navigation in the bar.
    const wide = matchMedia('(min-width: 1440px)');
    const onWide = () => sheet.current?.close();
    wide.addEventListener('change', onWide);
    return () => wide.removeEventListener('change', onWide);
  }, [open]);

  /** `close` fires late: by then the sheet may be open again. `cancel` fires before a key closes it. */
  const onEnd = () => sheet.current?.open || setOpen(false);

  return (
    <>
      <button
        type="button"
        className="header__burger"
        aria-haspopup="dialog"
        aria-label={nav.menu}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 8h16M4 16h16" />
        </svg>
      </button>
      <dialog
        ref={sheet}
        className="sheet"
        aria-label={nav.menu}
        onCancel={() => setOpen(false)}
        onClose={onEnd}
      >
        {open && <Sheet onLeave={close} />}
      </dialog>
    </>
  );
}

function Sheet({ onLeave }: { onLeave: () => void }) {
  const { nav } = useSiteTexts();
  const entry = (name: NavLink) => (
    <li key={name}>
      <Link to={links[name]} onClick={onLeave}>
        {nav.links[name].name}
      </Link>
    </li>
  );
  return (
    <>
      <div className="sheet__top">
        <Logo />
        <button type="button" className="header__burger" aria-label={nav.close} onClick={onLeave}>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      <nav className="sheet__nav" aria-label={nav.label}>
        <ul className="sheet__links">
          <li>
            <Link to={links.tracking} onClick={onLeave}>
              {nav.track}
            </Link>
          </li>
          {navigation.map((item) =>
            typeof item === 'string' ? (
              entry(item)
            ) : (
              <li key={item.menu} className="sheet__group">
                <span className="sheet__title">{nav[item.menu]}</span>
                <ul>{item.entries.map(entry)}</ul>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className="sheet__bottom">
        <SheetAccount onLeave={onLeave} />
        <div className="sheet__preferences">
          <freight-language />
          <ThemeButton />
        </div>
      </div>
    </>
  );
}
