import { Route, Routes } from 'react-router';
import { privacy } from '#content/legal/privacy.ts';
import { terms } from '#content/legal/terms.ts';
import { SiteTextsProvider } from '#content/useSiteTexts.tsx';
import { Layout } from '#layout/Layout.tsx';
import { AuthCallback } from '#pages/AuthCallback.tsx';
import { Landing } from '#pages/Landing.tsx';
import { Legal } from '#pages/Legal.tsx';
import { MagicLink } from '#pages/MagicLink.tsx';
import { NotFound } from '#pages/NotFound.tsx';
import { OrderSuccess } from '#pages/OrderSuccess.tsx';
import { PackageSending } from '#pages/PackageSending.tsx';
import { Tracking } from '#pages/Tracking.tsx';

/** Every page of the site by its path. */
export function App() {
  return (
    <SiteTextsProvider>
      <Routes>
        <Route element={<Layout />}>
          <Route index element={<Landing />} />
          <Route path="tracking" element={<Tracking />} />
          <Route path="package-sending" element={<PackageSending />} />
          <Route path="order-success" element={<OrderSuccess />} />
          <Route path="magic-link" element={<MagicLink />} />
          <Route path="terms" element={<Legal page="terms" document={terms} />} />
          <Route path="privacy" element={<Legal page="privacy" document={privacy} />} />
          <Route path="auth/callback" element={<AuthCallback />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </SiteTextsProvider>
  );
}
