import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fill, useSiteTexts } from '#content/useSiteTexts.tsx';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import { usePage } from '#routing/usePage.ts';

/** Seconds until a visitor is taken home [ROUTE-19]. */
const countdown = 5;

/** Any other path: a countdown of five seconds that a person can stop [ROUTE-18] to [ROUTE-21]. */
export function NotFound() {
  const { notFound } = useSiteTexts();
  const heading = usePage('notFound');
  const [stopped, setStopped] = useState(false);
  const seconds = useWayHome(stopped);

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

/** Counts down and goes home; returns the seconds left. */
function useWayHome(stopped: boolean): number {
  const navigate = useNavigate();
  const cameWithPage = !useIsHydrated();
  const [since] = useState(() => (cameWithPage ? firstPaint() : performance.now()));
  const [seconds, setSeconds] = useState(countdown);

  useEffect(() => {
    if (stopped) return;
    let timer: ReturnType<typeof setTimeout>;
    const count = () => {
      const passed = performance.now() - since;
      const left = countdown - Math.floor(passed / 1000);
      if (left <= 0) {
        void navigate('/');
        return;
      }
      setSeconds(left);
      timer = setTimeout(count, 1000 - (passed % 1000));
    };
    count();
    return () => clearTimeout(timer);
  }, [stopped, since, navigate]);
  return seconds;
}

/** The prerendered page's five seconds count from its first paint, however late its scripts load. */
function firstPaint(): number {
  const [paint] = performance.getEntriesByName?.('first-contentful-paint') ?? [];
  return paint?.startTime ?? performance.now();
}
