import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { change, editDraft, goToStep, orderDraft, startWizard } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { element as startElement } from '#elements/start/freight-start.tsx';
import { configure } from '#platform/configuration.ts';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import {
  aPackage,
  aRecipient,
  forgetPage,
  karlstad,
  startAfresh,
  stockholm,
} from '#testing/probes/sendingProbe.ts';
import { connectToApi, removeElement, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

const pickup = 'Tingvallagatan 16, Karlstad';
const dropoff = 'Storgatan 12, Örebro';
const draft = () => orderDraft().getState().draft;
const details = () => draft().packageDetails;
const hints = { sv: 'Ifyllt av den här sidan', en: 'Given by this page', de: 'Von der Seite vorgegeben' };

/** A customer's wizard at a step, whose page gives these attributes. */
async function openWizard(
  step: number,
  attributes: Record<string, string>,
  language: 'sv' | 'en' | 'de' = 'en',
) {
  await signInSomebody();
  startWizard({ pickup: karlstad, dropoff: stockholm }, pageSession().userId());
  goToStep(step);
  return renderElement(element, { attributes, language });
}

/** Codes and messages of the page's elements, beside the console's lines. Before they are there: they may come early. */
function watchProblems() {
  const messages: string[] = [];
  const note = (event: Event) => {
    const { code, message } = (event as CustomEvent).detail;
    messages.push(`${code}: ${message}`);
  };
  document.addEventListener('freight-error', note);
  onTestFinished(() => document.removeEventListener('freight-error', note));
  return messages;
}

test.each([
  ['freight-send', element, {}],
  ['freight-start', startElement, { tab: 'send' }],
] as const)('%s finds the addresses that the page gives, which stay open [Q2]', async (_tag, shown, more) => {
  const { screen } = await renderElement(shown as typeof element, {
    attributes: { pickup, dropoff, ...more },
  });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  await expect.poll(() => field.value).toMatch(/^Tingvallagatan 16, .*Karlstad/);
  await expect.poll(() => draft().dropoffLocation?.city).toBe('Örebro');
  await userEvent.clear(field);
  await userEvent.fill(field, 'Drottninggatan');
  expect(draft().pickupLocation).toBeNull();
});

test.each(['sv', 'en', 'de'] as const)(
  'shows locked places with a lock and the reason, without a field or the map, in %s [Q2]',
  async (language) => {
    const attributes = { pickup, dropoff, size: 'parcel', locked: 'pickup size' };
    const { host, screen, root } = await renderElement(element, { attributes, language });
    const [reason] = await screen.findAllByText(hints[language]);
    const place = reason?.closest('p');
    expect(place?.textContent).toContain(pickup);
    expect(place?.querySelector('svg')).toBeTruthy();
    await expect.poll(() => draft().pickupLocation?.city).toBe('Karlstad');
    await expect.poll(() => root.querySelectorAll('.quote .given').length).toBe(1);
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    expect(root.querySelector('.addresses__map-link')).toBeNull();
    expect(root.querySelector('.sizes')).toBeNull();
    expect(root.querySelector('.quote .given')?.textContent).toMatch(/40\s×\s30\s×\s30.*10/);
    expect(await accessibilityFindings(host)).toEqual([]);
  },
);

test('a point with its text is a place of its own, and is in no attribute [Q2]', async () => {
  const { host, screen } = await renderElement(element);
  Object.assign(host, { pickup: { latitude: 59.3793, longitude: 13.5036, text: 'Lager 3, Karlstad' } });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  await expect.poll(() => field.value).toBe('Lager 3, Karlstad');
  expect(draft().pickupLocation).toMatchObject({ lat: 59.3793, lng: 13.5036, city: 'Karlstad' });
  expect(host.outerHTML).not.toContain('Lager');
});

test('an address that is not found leaves its field open, with one line in the console [Q2]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const attributes = { pickup: 'Nirgendwostrasse 1, Karlstad', locked: 'pickup' };
  const messages = watchProblems();
  const { screen } = await renderElement(element, { attributes });
  await expect.poll(() => screen.queryByRole('combobox', { name: 'Pickup address' })).toBeTruthy();
  await expect.poll(() => messages).toHaveLength(1);
  expect(messages[0]).toMatch(/^given-value: The pickup .* no address was found/);
  const lines = warn.mock.calls.filter(([line]) => String(line).includes('given-value'));
  expect(lines).toHaveLength(1);
  warn.mockRestore();
  expect(draft().pickupLocation).toBeNull();
});

test('fills the parcel in; open values can be changed, and locked ones have no field [Q2]', async () => {
  const attributes = { size: 'pallet', weight: '200', description: 'A sofa', locked: 'sides' };
  const { screen } = await openWizard(2, attributes);
  const weight = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Weight' });
  await expect.poll(() => weight.value).toBe('200');
  await screen.findByText(hints.en);
  expect(screen.queryByRole('spinbutton', { name: 'Length' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pallet/ })).toBeNull();
  expect(details().dimensions).toEqual({ length: 120, width: 80, height: 100 });
  const description = screen.getByRole<HTMLInputElement>('textbox', { name: 'Description' });
  expect(description.value).toBe('A sofa');
  await userEvent.fill(weight, '180');
  expect(details().weight).toBe(180);
});

test('a change of the page never overwrites what the person has typed, also after a reload [Q2]', async () => {
  const attributes = { description: 'A sofa', weight: '20' };
  const { host, screen } = await openWizard(2, attributes);
  const description = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Description' });
  await expect.poll(() => description.value).toBe('A sofa');
  await userEvent.fill(description, 'Two chairs');
  host.setAttribute('description', 'A table');
  host.setAttribute('weight', '30');
  await expect.poll(() => details().weight).toBe(30);
  expect(description.value).toBe('Two chairs');
  // The same words as the page's are the person's as well.
  await userEvent.fill(description, 'A table');
  host.setAttribute('description', 'A bed');
  host.setAttribute('weight', '31');
  await expect.poll(() => details().weight).toBe(31);
  expect(description.value).toBe('A table');

  await removeElement(host);
  forgetPage();
  const again = await renderElement(element, { attributes: { description: 'A bed', weight: '32' } });
  await expect.poll(() => details().weight).toBe(32);
  expect(again.screen.getByRole<HTMLInputElement>('textbox', { name: 'Description' }).value).toBe('A table');
});

test('keeps an address that is being typed while the page changes its own [Q2]', async () => {
  const { host, screen } = await renderElement(element, { attributes: { pickup } });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  await expect.poll(() => field.value).toMatch(/^Tingvallagatan 16/);
  await userEvent.fill(field, 'Drottningg');
  host.setAttribute('pickup', dropoff);
  host.setAttribute('dropoff', dropoff);
  await expect.poll(() => draft().dropoffLocation?.city).toBe('Örebro');
  expect(field.value).toBe('Drottningg');
});

test('a locked value applies over a draft of another product, and the open fields stay [Q2]', async () => {
  await signInSomebody();
  startWizard({ pickup: karlstad, dropoff: stockholm }, pageSession().userId());
  editDraft({ packageDetails: aPackage, recipientDetails: aRecipient });
  goToStep(5);
  const attributes = {
    size: 'letterbox',
    description: 'A book',
    locked: 'size',
    'hidden-fields': 'description',
  };
  const { screen } = await renderElement(element, { attributes });
  // The price was of another size.
  await screen.findByText('Step 3 of 5');
  expect(details()).toMatchObject({ weight: 1, description: 'A book', category: aPackage.category });
  expect(draft().recipientDetails).toEqual(aRecipient);
  // Nothing on the page changes a locked value.
  editDraft({ packageDetails: { ...details(), weight: 99 } });
  expect(details().weight).toBe(1);
});

test('a hidden recipient comes by property alone, and is shown once more before ordering [Q2]', async () => {
  const { host, screen, root } = await openWizard(4, { 'hidden-fields': 'recipient' });
  Object.assign(host, { recipient: { name: 'Bo Mottagare', phone: '+46 70 000 00 02' } });
  await screen.findByText(/^The recipient is given by this page/);
  expect(root.querySelectorAll('.step__fields input')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Step 5 of 5');
  expect(root.querySelector('.summary')?.textContent).toContain('Bo Mottagare');
  expect(host.outerHTML).not.toContain('Bo');
});

test('skips the steps in which the page has given everything; they can still be visited [Q2]', async () => {
  const attributes = {
    size: 'half-pallet',
    description: 'A sofa',
    category: 'furniture_appliances home_furniture',
    locked: 'size category',
    'hidden-fields': 'description recipient',
  };
  const { host, screen, root } = await openWizard(1, attributes);
  Object.assign(host, { recipient: { name: 'Bo Mottagare', phone: '+46 70 000 00 02' } });
  await expect.poll(() => draft().recipientDetails.name).toBe('Bo Mottagare');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Next');
  await screen.findByText('Step 3 of 5');
  await screen.findByText('Estimated time');
  await press('Next');
  await screen.findByText('Step 5 of 5');
  const summary = root.querySelector('.summary')?.textContent;
  expect(summary).toMatch(/Home furniture.*DescriptionA sofa.*Bo Mottagare/);
  await press('Previous');
  await screen.findByText('Step 3 of 5');
  await press('Parcel');
  const category = (await screen.findByText('Category')).closest('p');
  expect(category?.textContent).toContain('Home furniture');
  expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
  expect(await accessibilityFindings(host)).toEqual([]);
  await press('Previous');
  await screen.findByText('Step 1 of 5');
});

test('asks for the recipient’s e-mail address where an order needs one, although the page has given the rest [Q2]', async () => {
  configure({ recipientEmail: 'required' });
  const { host, screen } = await openWizard(3, {});
  editDraft({ packageDetails: aPackage });
  Object.assign(host, {
    recipient: { name: 'Bo Mottagare', phone: '+46 70 000 00 02' },
    hiddenFields: 'recipient',
  });
  await expect.poll(() => draft().recipientDetails.name).toBe('Bo Mottagare');
  await screen.findByText('Estimated time');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Step 4 of 5');
});

test('a recipient in the HTML of the page is not read [Q2]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const messages = watchProblems();
  await openWizard(4, { recipient: 'Bo Mottagare', weight: '2' });
  await expect.poll(() => messages.join()).toContain('The recipient that this page gives');
  expect(draft().recipientDetails.name).toBe('');
  expect(messages.join()).not.toContain('Mottagare');
});

test('the reference is ordered with the order, and comes back in the event [Q2]', async () => {
  await signInSomebody();
  startWizard({ pickup: karlstad, dropoff: stockholm }, pageSession().userId());
  editDraft({ packageDetails: aPackage, recipientDetails: aRecipient });
  goToStep(2);
  const attributes = { reference: 'PO 4711', 'hidden-fields': 'description', description: 'A lamp' };
  const { host, screen, root } = await renderElement(element, { attributes });
  const references: unknown[] = [];
  host.addEventListener('freight-order-created', (event) =>
    references.push((event as CustomEvent).detail.reference),
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Reference (optional)' });
  expect(field.value).toBe('PO 4711');
  expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
  await userEvent.fill(field, '<PO> 4712!');
  expect(field.value).toBe('PO 4712');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Estimated time');
  goToStep(5);
  await screen.findByRole('heading', { name: 'Confirm your order' });
  expect(root.querySelector('.summary')?.textContent).toMatch(/DescriptionA lamp.*ReferencePO 4712/);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
  await expect.poll(() => references).toEqual(['PO 4712']);
  const [order] = await pageClient().transports.all();
  expect(order?.reference).toBe('PO 4712');
});

test('an API without references gets none, and the page still receives its own [Q2]', async () => {
  await connectToApi();
  await api('fault', { path: paths.capabilities, status: 200, body: { success: true, data: {} } });
  await signInSomebody();
  startWizard({ pickup: karlstad, dropoff: stockholm }, pageSession().userId());
  editDraft({ packageDetails: aPackage, recipientDetails: aRecipient });
  goToStep(3);
  const { host, screen, root } = await renderElement(element, { attributes: { reference: 'PO 4711' } });
  const references: unknown[] = [];
  host.addEventListener('freight-order-created', (event) =>
    references.push((event as CustomEvent).detail.reference),
  );
  await expect.poll(() => draft().reference).toBe('PO 4711');
  await screen.findByText('Estimated time');
  goToStep(5);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
  await expect.poll(() => references).toEqual(['PO 4711']);
  expect(root.querySelector('.summary')?.textContent ?? '').not.toContain('PO 4711');
  const [request] = await api('requests', '/create-from-route');
  expect(request?.body).not.toContain('4711');
  await connectToApi();
});

test('values that the page takes back leave the fields they had filled in [Q2]', async () => {
  const { host, screen } = await openWizard(2, { description: 'A sofa', locked: 'description' });
  await screen.findByText(hints.en);
  host.removeAttribute('description');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Description' });
  expect(field.value).toBe('');
});

test('keeps the next order filled in when a draft has ended [Q2]', async () => {
  await openWizard(2, { description: 'A sofa' });
  await expect.poll(() => details().description).toBe('A sofa');
  change({ own: ['description'] });
  const { discardDraft } = await import('#elements/send/draft/orderDraft.ts');
  discardDraft();
  expect(details().description).toBe('A sofa');
});
