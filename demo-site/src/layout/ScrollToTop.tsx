import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { useScrolled } from '#layout/useScrolled.ts';
import { smoothly } from '#routing/smoothly.ts';

/** A button to the top that appears after more than 300 px of scrolling [ROUTE-30] [ROUTE-31]. */
export function ScrollToTop() {
  const { scrollToTop } = useSiteTexts();
  if (!useScrolled(300)) return null;
  return (
    <button
      type="button"
      className="to-top"
      aria-label={scrollToTop}
      onClick={() => window.scrollTo({ top: 0, behavior: smoothly() })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 20V5m-7 6 7-7 7 7" />
      </svg>
    </button>
  );
}
