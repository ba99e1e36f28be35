/** The loading indicator: a dash that moves along the orange line. */
export function Spinner() {
  return (
    <svg className="spinner" viewBox="0 0 24 8" aria-hidden="true" focusable="false">
      <circle className="spinner__pickup" cx="3" cy="4" r="2.5" />
      <path className="spinner__line" d="M6 4h12" pathLength="1" />
      <circle className="spinner__dropoff" cx="21" cy="4" r="2.5" />
    </svg>
  );
}
