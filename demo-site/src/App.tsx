import { Route, Routes } from 'react-router';
import { Protected } from '#account/Protected.tsx';
import { SiteTextsProvider } from '#content/useSiteTexts.tsx';
import { Layout } from '#layout/Layout.tsx';
import { AddressBook } from '#pages/AddressBook.tsx';
import { Arrivals } from '#pages/Arrivals.tsx';
import { AuthCallback } from '#pages/AuthCallback.tsx';
import { Landing } from '#pages/Landing.tsx';
import { LazyPage } from '#pages/LazyPage.tsx';
import { lazyPaths } from '#pages/lazyPages.ts';
import { MagicLink } from '#pages/MagicLink.tsx';
import { MyOrders } from '#pages/MyOrders.tsx';
import { NotFound } from '#pages/NotFound.tsx';
import { OrderDetails } from '#pages/OrderDetails.tsx';
import { OrderSheet } from '#pages/OrderSheet.tsx';
import { OrderSuccess } from '#pages/OrderSuccess.tsx';
import { PackageSending } from '#pages/PackageSending.tsx';
import { Profile } from '#pages/Profile.tsx';
import { ResetPassword } from '#pages/ResetPassword.tsx';
import { Settings } from '#pages/Settings.tsx';
import { SharedDelivery } from '#pages/SharedDelivery.tsx';
import { Tracking } from '#pages/Tracking.tsx';

const protectedPages = {
  'my-orders': MyOrders,
  'address-book': AddressBook,
  'order-sheet': OrderSheet,
  'order-details/:orderId': OrderDetails,
  profile: Profile,
  settings: Settings,
};

/** Every page of the site by its path. */
export function App() {
  return (
    <SiteTextsProvider>
      <Routes>
        <Route element={<Layout />}>
          <Route index element={<Landing />} />
          <Route path="tracking" element={<Tracking />} />
          <Route path="arrivals" element={<Arrivals />} />
          <Route path="shared" element={<SharedDelivery />} />
          <Route path="package-sending" element={<PackageSending />} />
          <Route path="order-success" element={<OrderSuccess />} />
          <Route path="magic-link" element={<MagicLink />} />
          <Route path="auth/callback" element={<AuthCallback />} />
          <Route path="forgot-password" element={<ResetPassword page="forgotPassword" />} />
          <Route path="reset-password" element={<ResetPassword page="resetPassword" />} />
          {lazyPaths.map((path) => (
            <Route key={path} path={path} element={<LazyPage path={path} />} />
          ))}
          {Object.entries(protectedPages).map(([path, Page]) => (
            <Route
              key={path}
              path={path}
              element={
                <Protected key={path}>
                  <Page />
                </Protected>
              }
            />
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </SiteTextsProvider>
  );
}
