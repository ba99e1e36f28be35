import { useSiteTexts } from '#content/useSiteTexts.tsx';

/** Covers the page while the session is being read: a dash that moves along a line [ROUTE-22] [ROUTE-26]. */
export function Loading() {
  const { loading, needsScripts } = useSiteTexts();
  return (
    <div className="loading">
      <svg className="loading__way" viewBox="0 0 200 48" aria-hidden="true" focusable="false">
        <path className="loading__road" d="M12 36C72 36 128 12 188 12" />
        <path className="loading__dash" d="M12 36C72 36 128 12 188 12" pathLength="100" />
        <circle className="logo__pickup" cx="12" cy="36" r="8" />
        <circle className="logo__dropoff" cx="188" cy="12" r="8" />
      </svg>
      <p className="loading__text" role="status">
        {loading}
      </p>
      <p className="loading__scripts">{needsScripts}</p>
    </div>
  );
}
