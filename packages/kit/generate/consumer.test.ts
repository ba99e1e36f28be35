import { expect, it } from 'vitest';
import { compileAsHost } from './hostProject.ts';

it('types tags, properties and events for a page in TypeScript', async () => {
  const report = await compileAsHost({
    'page.mts': `import { configure, language, session, type Destination } from '@freight/kit';
    import { configure as configureLoader } from '@freight/kit/freight.js';
    import { ready } from '@freight/kit/elements/freight-track';

    const destination: Destination = 'tracking';
    configure({ apiUrl: 'https://api.example.com', pages: { [destination]: '/tracking?orderId={orderId}' } });
    configureLoader({ quirks: { confirmationCurrency: 'sek' } });
    const name: string | undefined = session.getState().user?.firstName;
    language.choose('de');
    await ready;

    const start = document.createElement('freight-start');
    start.tab = 'send';
    start.inline = true;
    start.addEventListener('freight-tab-changed', (event) => console.log(event.detail.tab.length, name));
    document.addEventListener('freight-navigate', (event) => console.log(event.detail.params['orderId']));
    const track = document.querySelector('freight-track');
    if (track) track.orderId = undefined;
    // @ts-expect-error The element has no tab of this name.
    start.tab = 'both';
    // @ts-expect-error The kit does not have this language.
    language.choose('fr');
    // @ts-expect-error The event has no such field.
    start.addEventListener('freight-tab-changed', (event) => event.detail.price);
    `,
  });
  expect(report).toBe('');
});
