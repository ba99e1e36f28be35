import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from '#App.tsx';
import { pageTexts } from '#content/pages/sv.ts';
import sv from '#content/sv.ts';
import { sprites } from '#drawings/sprite.tsx';
import { preparePage } from '#pages/lazyPages.ts';

/** A page's markup in Swedish, as a visitor sees it before any script has run. */
export async function render(path: string): Promise<string> {
  await preparePage(path);
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}

export const metaOf = (meta: keyof typeof sv.meta) => sv.meta[meta];
export const faq = pageTexts.contact.faq.items;

/** The files of the site's pictures, drawn while the pages are written. */
export const drawPictures = () => sprites();
