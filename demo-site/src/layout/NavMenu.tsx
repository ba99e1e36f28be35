import { useId } from 'react';
import { Link } from 'react-router';
import { links } from '#content/links.ts';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import type { NavLink } from '#layout/navigation.ts';
import { useHoverMenu } from '#layout/useHoverMenu.ts';

/** A dropdown of the bar [NAV-02] [NAV-07] [NAV-21]. Without scripts it opens under the mouse and on focus. */
export function NavMenu({ label, entries }: { label: string; entries: NavLink[] }) {
  const { nav } = useSiteTexts();
  const id = useId();
  const { open, close, boxProps, buttonProps } = useHoverMenu<HTMLLIElement>();
  return (
    <li className="header__menu" data-open={open || undefined} {...boxProps}>
      <button type="button" className="header__link" aria-controls={id} {...buttonProps}>
        {label}
        <svg className="header__chevron" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d="m2.500 4.500 3.500 3.500 3.500-3.500" />
        </svg>
      </button>
      <ul className="header__entries" id={id}>
        {entries.map((entry) => {
          const text: { name: string; about?: string } = nav.links[entry];
          return (
            <li key={entry}>
              <Link to={links[entry]} onClick={close}>
                <span className="header__name">{text.name}</span>
                <span className="header__about">{text.about}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
