import { useEffect, useState } from 'react';
import { useSiteTexts } from '#content/useSiteTexts.tsx';

/** Appears after more than 300 px of scrolling and leads back up [ROUTE-30] [ROUTE-31]. */
export function ScrollToTop() {
  const { scrollToTop } = useSiteTexts();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const look = () => setVisible(window.scrollY > 300);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!visible) return null;
  return (
    <button
      type="button"
      className="to-top"
      aria-label={scrollToTop}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 20V5m-7 6 7-7 7 7" />
      </svg>
    </button>
  );
}
