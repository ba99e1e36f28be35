import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { useTheme } from '#theme/useTheme.ts';

const moon = 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z';
const sun =
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.700 1.700M17.300 17.300 19 19M5 19l1.700-1.700M17.300 6.700 19 5';

/** Switches between the light and the dark theme, for the site and its elements. */
export function ThemeButton() {
  const texts = useSiteTexts();
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
