import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { takeRequestedPage } from '#account/requestedPage.ts';

/** After a sign-in, goes to the protected page that was requested before. */
export function useRequestedPage(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onSignedIn = () => {
      const page = takeRequestedPage();
      if (page) void navigate(page, { state: page.state });
    };
    const onClosed = () => void takeRequestedPage();
    document.addEventListener('freight-signed-in', onSignedIn);
    document.addEventListener('freight-sign-in-closed', onClosed);
    return () => {
      document.removeEventListener('freight-signed-in', onSignedIn);
      document.removeEventListener('freight-sign-in-closed', onClosed);
    };
  }, [navigate]);
}
