import '#styles/site.css';
import { configure } from '@freight/kit';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '#App.tsx';
import { brand } from '#brand.ts';
import { preparePage } from '#pages/lazyPages.ts';
import { layOutTheRest } from '#routing/arrival.ts';
import { destinations } from '#routing/destinations.ts';
import { rememberScrollPositions } from '#routing/scrollPositions.ts';
import { services } from './services.ts';

declare global {
  interface Window {
    /** Presses the last button again that was pressed before React answered; defined by `public/theme.js`. */
    pressAgain(): void;
  }
}

configure({
  session: 'persistent',
  helpPhone: brand.helpPhone,
  pages: destinations,
  continueAfterSignIn: true,
  quirks: 'corrected',
  mapCentre: brand.mapCentre,
  invoicePath: '/api/v1/transport/invoice/{orderId}',
  ...services(),
});

/** If the code of its page fails to load, the visit keeps the prerendered page, which can be read. */
async function start(page: HTMLElement): Promise<void> {
  await preparePage(location.pathname);
  rememberScrollPositions();
  // Parsing this script and loading the page are enough work for one task.
  await globalThis.scheduler?.yield?.();
  // As a transition, React hydrates it in small pieces.
  startTransition(() => {
    hydrateRoot(
      page,
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StrictMode>,
    );
  });
  window.pressAgain();
  await layOutTheRest();
}

const page = document.getElementById('page');
if (page) {
  start(page).catch((error: unknown) => console.error('The page could not be brought to life.', error));
}
