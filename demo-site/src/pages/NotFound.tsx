import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fill, useSiteTexts } from '#content/useSiteTexts.tsx';
import { usePage } from '#routing/usePage.ts';

/** Any other path: a countdown of five seconds that a person can stop [ROUTE-18] to [ROUTE-21]. */
export function NotFound() {
  const { notFound } = useSiteTexts();
  const heading = usePage('notFound');
  const navigate = useNavigate();
  const [seconds, setSeconds] = useState(5);
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    if (stopped) return;
    if (seconds === 0) {
      void navigate('/');
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, stopped, navigate]);

  return (
    <div className="page not-found">
      <svg className="not-found__way" viewBox="0 0 320 80" aria-hidden="true" focusable="false">
        <path className="not-found__line" d="M16 60C90 60 90 20 160 20" />
        <path className="not-found__missing" d="M160 20c60 0 70 40 144 40" />
        <circle className="logo__pickup" cx="16" cy="60" r="9" />
        <circle className="not-found__end" cx="304" cy="60" r="8" />
      </svg>
      <h1 {...heading}>{notFound.heading}</h1>
      <p>{notFound.text}</p>
      {!stopped && <p className="not-found__countdown">{fill(notFound.countdown, { seconds })}</p>}
      <div className="not-found__actions">
        <Link className="pill-button" to="/">
          {notFound.home}
        </Link>
        {!stopped && (
          <button type="button" className="link-button" onClick={() => setStopped(true)}>
            {notFound.stop}
          </button>
        )}
      </div>
    </div>
  );
}
