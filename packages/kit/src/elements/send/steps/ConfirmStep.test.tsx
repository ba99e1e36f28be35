import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import { openWizard, startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

const pricing = {
  estimatedPrice: 1234.5,
  distance: 303.4,
  eta: 5,
  routeId: 'route-1',
  appliedPreferences: [],
};
const openStep = (language: 'sv' | 'en' | 'de' = 'en') =>
  openWizard({ step: 5, draft: { pricing }, language });
type Screen = Awaited<ReturnType<typeof openStep>>['screen'];
const section = (screen: Screen, title: string) =>
  screen.getByRole('heading', { level: 3, name: title }).parentElement?.textContent;

test('sums up route, vehicle, package and recipient [WIZ-48] [WIZ-49] [WIZ-50] [WIZ-51] [WIZ-52] [WIZ-53] [WIZ-54] [WIZ-55]', async () => {
  const { screen } = await openStep();
  expect(section(screen, 'Route')).toContain('PickupÖstra Torggatan 1, 652\u00a032 Karlstad, Sverige');
  expect(section(screen, 'Route')).toContain('Drop-offSveavägen 44, 111\u00a034 Stockholm, Sverige');
  expect(section(screen, 'Vehicle')).toContain('Standard vehicle');
  const parcel = section(screen, 'Parcel');
  expect(parcel).toContain('Weight12.5\u00a0kg');
  expect(parcel).toContain('Dimensions120\u00a0×\u00a080\u00a0×\u00a0100\u00a0cm');
  expect(parcel).toContain('CategoryConstruction, Tools and hardware');
  expect(parcel).toContain('DescriptionTwo drills and a ladder');
  expect(parcel).toContain('Special instructionsRing the bell at the gate');
  expect(section(screen, 'Recipient')).toBe('RecipientNameBo MottagarePhone+46 70 000 00 02');
});

test('shows the total with a dollar sign and two decimals, and under it what is paid in SEK [WIZ-56] [L14]', async () => {
  const { screen } = await openStep();
  expect(screen.getByText('$1234.50')).toBeTruthy();
  expect(screen.getByText(/^You pay 1\s234,50\skr$/)).toBeTruthy();
});

test('shows the total in SEK where the host switches the sign off', async () => {
  configure({ quirks: { confirmationCurrency: 'sek' } });
  const { screen } = await openStep();
  expect(screen.getByText(/^1\s234,50\skr$/)).toBeTruthy();
  expect(screen.queryByText(/You pay/)).toBeNull();
});

test('shows the total in SEK when the host corrects all quirks [L14]', async () => {
  configure({ quirks: 'corrected' });
  const { screen } = await openStep();
  expect(screen.getByText(/^1\s234,50\skr$/)).toBeTruthy();
  expect(screen.queryByText(/\$/)).toBeNull();
});

test('links to terms and privacy notice, which the host may open its own way [WIZ-57] [WIZ-58]', async () => {
  configure({ pages: { terms: '/terms', privacy: '/privacy' } });
  const { screen, host } = await openStep();
  const wanted: string[] = [];
  host.addEventListener('freight-navigate', (event) => {
    event.preventDefault();
    wanted.push((event as CustomEvent).detail.to);
  });
  const [terms, privacy] = [
    screen.getByRole('link', { name: 'our terms' }),
    screen.getByRole('link', { name: 'How we handle personal data' }),
  ];
  expect([terms.getAttribute('href'), privacy.getAttribute('href')]).toEqual(['/terms', '/privacy']);
  await userEvent.click(terms);
  await userEvent.click(privacy);
  expect(wanted).toEqual(['terms', 'privacy']);
});

test("leads to the company's own terms and privacy notice where the host has none [WIZ-57] [WIZ-58]", async () => {
  const { screen } = await openStep();
  const addresses = ['our terms', 'How we handle personal data'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(addresses).toEqual([`${await api('url')}/terms`, `${await api('url')}/privacy`]);
});

test('has Previous, Confirm order and, while the order is sent, a spinner with its words [WIZ-59] [WIZ-60] [WIZ-61]', async () => {
  const { screen } = await openStep();
  await api('fault', { path: '/create-from-route', held: true, status: 400, body: { message: 'No.' } });
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm order' });
  const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' });
  await userEvent.click(confirm);
  await expect.poll(() => confirm.textContent).toBe('Submitting…');
  expect(confirm.querySelector('.spinner')).toBeTruthy();
  expect([confirm.disabled, previous.disabled]).toEqual([true, true]);
  await api('release');
  await screen.findByText('Failed to submit order. Please try again.');
  expect([confirm.textContent, confirm.disabled, previous.disabled]).toEqual(['Confirm order', false, false]);
});

test('shows everything in Swedish and German too', async () => {
  const { screen } = await openStep('sv');
  expect(screen.getByText(/^Du betalar 1\s234,50\skr$/)).toBeTruthy();
  expect(section(screen, 'Paket')).toContain('Vikt12,5\u00a0kg');
});
