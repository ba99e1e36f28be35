import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { Loading } from '#account/Loading.tsx';
import { Protected } from '#account/Protected.tsx';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import { usePage } from '#routing/usePage.ts';
import { useStepHistory } from '#routing/useStepHistory.ts';

/**
 * The wizard, once two addresses were chosen on the landing page; otherwise that page [ROUTE-15] [ROUTE-16].
 * The choice travels in the navigation's state, which a reload keeps (OPEN-57). The link of an order that a colleague has
 * filled in opens the wizard as well, which asks for the login itself.
 */
export function PackageSending() {
  const { state, hash } = useLocation();
  // The prerendered file has neither the state nor the session.
  if (!useIsHydrated()) return <Loading />;
  if (state?.from === 'colleague') return <Wizard />;
  if (hash.startsWith('#approval=')) return <Navigate to={{ hash }} state={{ from: 'colleague' }} replace />;
  if (state?.from !== 'kit') return <GoHome />;
  return (
    <Protected>
      <Wizard />
    </Protected>
  );
}

function Wizard() {
  const { packageSending } = useSiteTexts();
  const heading = usePage('packageSending');
  const { step, follow } = useStepHistory();
  return (
    <div className="page">
      <h1 className="visually-hidden" {...heading}>
        {packageSending.heading}
      </h1>
      <freight-send step={step} onfreight-step-changed={({ detail }) => follow(detail.step)} />
    </div>
  );
}

function GoHome() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/', { replace: true }), [navigate]);
  return null;
}
