import { Outlet } from 'react-router';
import { useRequestedPage } from '#account/useRequestedPage.ts';
import { useSiteTexts } from '#content/useSiteTexts.tsx';
import { Footer } from '#layout/Footer.tsx';
import { Header } from '#layout/Header.tsx';
import { ScrollToTop } from '#layout/ScrollToTop.tsx';
import { useAnchors } from '#routing/useAnchors.ts';
import { useKitNavigation } from '#routing/useKitNavigation.ts';

/** The frame of every page: the bar, the footer, and the kit's elements that all pages share. */
export function Layout() {
  const { skipLink } = useSiteTexts();
  useKitNavigation();
  useRequestedPage();
  useAnchors();
  return (
    <>
      <a className="skip-link" href="#content">
        {skipLink}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollToTop />
      <freight-sign-in />
      <freight-toasts />
      <freight-order-notification />
      <freight-consent />
    </>
  );
}
