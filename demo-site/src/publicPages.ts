import type sv from '#content/sv.ts';

export interface PublicPage {
  path: string;
  file: string;
  meta: keyof typeof sv.meta;
  /** Meant for search engines: all visitors see the same there. */
  isListed: boolean;
  /** The module whose code only this page loads. */
  module?: string;
}

const page = (path: string, meta: PublicPage['meta'], more: Partial<PublicPage> = {}): PublicPage => ({
  path,
  file: `${path.slice(1)}/index.html`,
  meta,
  isListed: true,
  ...more,
});
const hidden = { isListed: false };

/** The pages that exist as files; `app.html` serves the addresses of orders, `404.html` every other. */
export const pages: readonly PublicPage[] = [
  page('/', 'home', { file: 'index.html' }),
  page('/careers', 'careers', { module: 'src/pages/Careers.tsx' }),
  page('/about', 'about', { module: 'src/pages/About.tsx' }),
  page('/contact', 'contact', { module: 'src/pages/Contact.tsx' }),
  page('/tracking', 'tracking'),
  page('/terms', 'terms', { module: 'src/pages/Terms.tsx' }),
  page('/privacy', 'privacy', { module: 'src/pages/Privacy.tsx' }),
  page('/cookies', 'cookies', { module: 'src/pages/Cookies.tsx' }),
  page('/accessibility', 'accessibility', { module: 'src/pages/Accessibility.tsx' }),
  page('/emissions', 'emissions', { module: 'src/pages/Emissions.tsx' }),
  page('/embed', 'embed', { module: 'src/pages/Embed.tsx' }),
  page('/shared', 'shared', hidden),
  page('/package-sending', 'packageSending', hidden),
  page('/order-success', 'orderSuccess', hidden),
  page('/magic-link', 'magicLink', hidden),
  page('/auth/callback', 'authCallback', hidden),
  page('/forgot-password', 'forgotPassword', hidden),
  page('/reset-password', 'resetPassword', hidden),
  page('/my-orders', 'myOrders', hidden),
  page('/address-book', 'addressBook', hidden),
  page('/order-sheet', 'orderSheet', hidden),
  page('/arrivals', 'arrivals', hidden),
  page('/profile', 'profile', hidden),
  page('/settings', 'settings', hidden),
  page('/order-details/any', 'orderDetails', { ...hidden, file: 'app.html' }),
  page('/404', 'notFound', { ...hidden, file: '404.html' }),
];
