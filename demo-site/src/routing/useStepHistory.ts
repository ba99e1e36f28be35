import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Gives each step of the wizard an entry in the browser's history, so that Back goes one step back. `step` is that
 * of the entry the person is at, undefined on arrival: the wizard itself knows where it was left. `follow` is told where
 * the wizard is.
 */
export function useStepHistory(): { step: number | undefined; follow: (step: number) => void } {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const step: number | undefined = state?.step;
  // Two steps may be made before the page has heard of the first.
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
