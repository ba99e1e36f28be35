import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from '#App.tsx';
import sv from '#content/sv.ts';

/** The public pages that exist as files; every other path is `404.html`. */
export const pages: { path: string; file: string; meta: keyof typeof sv.meta }[] = [
  { path: '/', file: 'index.html', meta: 'home' },
  { path: '/tracking', file: 'tracking/index.html', meta: 'tracking' },
  { path: '/package-sending', file: 'package-sending/index.html', meta: 'packageSending' },
  { path: '/order-success', file: 'order-success/index.html', meta: 'orderSuccess' },
  { path: '/magic-link', file: 'magic-link/index.html', meta: 'magicLink' },
  { path: '/terms', file: 'terms/index.html', meta: 'terms' },
  { path: '/privacy', file: 'privacy/index.html', meta: 'privacy' },
  { path: '/auth/callback', file: 'auth/callback/index.html', meta: 'authCallback' },
  { path: '/404', file: '404.html', meta: 'notFound' },
];

/** A page's markup in Swedish, as a visitor sees it before any script has run. */
export function render(path: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}

export const metaOf = (meta: keyof typeof sv.meta) => sv.meta[meta];
