import { brand } from '#brand.ts';

/** The mark: a route from its green dot to its red one. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className="logo__line" d="M7 24C7 12 25 20 25 8" />
        <circle className="logo__pickup" cx="7" cy="24" r="4.5" />
        <circle className="logo__dropoff" cx="25" cy="8" r="4.5" />
      </svg>
      <span>{brand.name}</span>
    </span>
  );
}
