import '@fontsource-variable/schibsted-grotesk/wght.css';
import '#styles/site.css';
import { configure } from '@freight/kit';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '#App.tsx';
import { brand } from '#brand.ts';

configure({
  session: 'persistent',
  helpPhone: brand.helpPhone,
  pages: { terms: '/terms', privacy: '/privacy' },
});

const page = document.getElementById('page');
if (page) {
  hydrateRoot(
    page,
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
}
