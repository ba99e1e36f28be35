import { type AppKind, badges, badgeVariantOf, type Store, stores } from '#content/landing/links.ts';
import { useSite } from '#content/useSiteTexts.tsx';

const shops: readonly Store[] = ['app-store', 'google-play'];

const glyphs: Record<Store, string> = {
  'app-store': 'M12 3v11m-5-5 5 5 5-5M4 15v5h16v-5',
  'google-play': 'M6 3.5v17L20 12z',
};

/** The badges of both stores in the variant of the language [SITE-21] [SITE-22] [SITE-23]. */
export function StoreBadges({ kind, name }: { kind: AppKind; name: string }) {
  const { language } = useSite();
  const variant = badgeVariantOf(language);
  return (
    <ul className="badges">
      {shops.map((store) => {
        const [small, large] = badges[variant][store];
        return (
          <li key={store}>
            <a className="badge" href={stores[kind][store]} rel="noopener" data-variant={variant}>
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={glyphs[store]} />
              </svg>
              <span>
                <small>{small}</small> {large}
                <span className="visually-hidden"> ({name})</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
