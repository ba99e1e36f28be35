import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

/**
 * Gives each step of the wizard an entry in the browser's history, so that Back goes one step back. `step` is what the
 * wizard has to show, undefined on arrival: it remembers itself where it was left. `follow` receives the step that it shows.
 */
export function useStepHistory(): { step: number | undefined; follow: (step: number) => void } {
  const location = useLocation();
  const { pathname, state } = location;
  const navigate = useNavigate();
  const isByBrowser = useNavigationType() === NavigationType.Pop;
  const step: number | undefined = state?.step;
  const [wanted, setWanted] = useState(step);
  // Two steps may be made before the page has received the first.
  const current = useRef(step);
  // By the location itself: Back in the moment of a step leads to the entry that was rendered last.
  useLayoutEffect(() => {
    if (location.state?.step === undefined || !isByBrowser) return;
    current.current = location.state.step;
    setWanted(location.state.step);
  }, [location, isByBrowser]);

  function follow(shown: number): void {
    const from = current.current ?? 1;
    if (current.current === undefined)
      void navigate(pathname, { replace: true, state: { ...state, step: 1 } });
    current.current = shown;
    setWanted(shown);
    if (shown < from) void navigate(shown - from);
    for (let next = from + 1; next <= shown; next++) {
      void navigate(pathname, { state: { ...state, step: next } });
    }
  }
  return { step: wanted, follow };
}
