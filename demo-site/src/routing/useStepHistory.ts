import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Gives each step of the wizard an entry in the browser's history, so that Back goes one step back. `step` is the step
 * of the current entry, undefined on arrival: the wizard itself remembers where it was left. `follow` receives the
 * step that the wizard shows.
 */
export function useStepHistory(): { step: number | undefined; follow: (step: number) => void } {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const step: number | undefined = state?.step;
  // Two steps may be made before the page has received the first.
  const current = useRef(step);
  useLayoutEffect(() => {
    if (step !== undefined) current.current = step;
  }, [step]);

  function follow(shown: number): void {
    const from = current.current ?? 1;
    if (current.current === undefined)
      void navigate(pathname, { replace: true, state: { ...state, step: 1 } });
    current.current = shown;
    if (shown < from) void navigate(shown - from);
    for (let next = from + 1; next <= shown; next++) {
      void navigate(pathname, { state: { ...state, step: next } });
    }
  }
  return { step, follow };
}
