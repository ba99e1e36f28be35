import { createAddressBook } from '@freight/client';
import { type AddressBookChange, paths } from '@freight/contract';
import { anOrder } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageApi } from '#api/calls/pageApi.ts';
import { capabilities } from '#capabilities/capabilities.ts';
import { newDraft } from '#elements/send/draft/draft.ts';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { leaveToSendAgain, turnedRound } from '#orders/actions/repeatedOrder.ts';
import { configure } from '#platform/configuration.ts';
import { renewShared } from '#platform/registry.ts';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { aPackage, karlstad, openWizard, startAfresh, stockholm } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(async () => {
  await startAfresh();
  renewShared('capabilities', 'addressBook');
});

const placeOf = ({ street, postalCode, city, lat, lng }: typeof karlstad) => ({
  ...{ street, postalCode, city },
  coordinates: { latitude: lat, longitude: lng },
});
const warehouse = { id: 'saved-address-1', name: 'Lagret', ...placeOf(karlstad) };
const site = {
  ...{ id: 'saved-address-2', name: 'Byggplatsen', contact: 'Cecilia Exempel', phone: '+46 70 1 23 45' },
  ...{ email: 'cecilia@example.com', ...placeOf(stockholm) },
};
const toolbox = {
  ...{
    id: 'saved-parcel-1',
    name: 'Toolbox',
    weight: 18.5,
    dimensions: { length: 60, width: 40, height: 35 },
  },
  ...{ description: 'Hand tools', packageType: 'construction', packageSubType: 'tools_hardware' },
};

const save = (saved: AddressBookChange) => pageApi(createAddressBook).save(saved);
const stored = () => pageApi(createAddressBook).read();
const draft = () => orderDraft().getState().draft;
const noRecipient = newDraft().draft.recipientDetails;

async function openCard(saved: AddressBookChange) {
  await signInSomebody();
  await save(saved);
  const { host, screen } = await renderElement(element);
  const pickup = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  const dropoff = screen.getByRole<HTMLInputElement>('combobox', { name: 'Drop-off address' });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { host, screen, pickup, dropoff, options };
}

/** The wizard at a step, of a customer who has saved something. */
async function openStep(
  step: number,
  saved: AddressBookChange,
  parts: Parameters<typeof openWizard>[0] = {},
) {
  const opened = await openWizard({ step: 1, draft: { recipientDetails: noRecipient }, ...parts });
  await save(saved);
  renewShared('addressBook');
  orderDraft().setState({ step });
  return opened;
}

test('offers saved places first, by what is typed, and takes one without asking the geocoder [R3]', async () => {
  const { host, pickup, dropoff, options } = await openCard({ addresses: [warehouse, site] });
  await userEvent.click(dropoff);
  await expect
    .poll(options)
    .toEqual(['ByggplatsenSveavägen 44, 111 34 Stockholm', 'LagretÖstra Torggatan 1, 652 32 Karlstad']);
  expect(await accessibilityFindings(host)).toEqual([]);
  await userEvent.fill(dropoff, 'byggpl');
  await expect.poll(() => options()[0]).toBe('ByggplatsenSveavägen 44, 111 34 Stockholm');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => dropoff.value).toBe('Sveavägen 44, 111 34 Stockholm');
  expect(draft().dropoffLocation).toMatchObject({
    lat: stockholm.lat,
    lng: stockholm.lng,
    city: 'Stockholm',
  });
  expect(pickup.value).toBe('');
  // Suggestions of the geocoder come below.
  await userEvent.fill(pickup, 'östra torggatan 1 karlstad');
  await expect.poll(() => options().length).toBeGreaterThan(1);
  expect(options()[0]).toBe('LagretÖstra Torggatan 1, 652 32 Karlstad');
});

test('looks a saved place without coordinates up when it is chosen [R3]', async () => {
  const { coordinates: _, ...imported } = warehouse;
  const { pickup, screen } = await openCard({ addresses: [imported] });
  await userEvent.click(pickup);
  await userEvent.click(await screen.findByRole('option', { name: /Lagret/ }));
  await expect.poll(() => draft().pickupLocation?.street).toBe('Östra Torggatan 1');
});

test('fills in the usual pickup, and takes it away with its customer [R3]', async () => {
  const { pickup } = await openCard({ addresses: [{ ...warehouse, isDefaultPickup: true }] });
  await expect.poll(() => pickup.value).toBe('Östra Torggatan 1, 652 32 Karlstad');
  expect(draft().pickupLocation).toMatchObject({ lat: karlstad.lat, lng: karlstad.lng });
  pageSession().clear();
  await expect.poll(() => pickup.value).toBe('');
  expect(draft().pickupLocation).toBeNull();
});

test('offers the usual pickup first, and no place as both ends [R3]', async () => {
  const usual = { ...warehouse, isDefaultPickup: true };
  const { pickup, dropoff, screen, options } = await openCard({ addresses: [site, usual] });
  await expect.poll(() => pickup.value).toBe('Östra Torggatan 1, 652 32 Karlstad');
  await userEvent.click(dropoff);
  await expect.poll(options).toEqual(['ByggplatsenSveavägen 44, 111 34 Stockholm']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear pickup address' }));
  await userEvent.click(pickup);
  await expect
    .poll(options)
    .toEqual([/^Lagret/, /^Bygg/, /Your address/].map((one) => expect.stringMatching(one)));
});

test('does not put the usual pickup in the place of another one [R3]', async () => {
  orderDraft().setState({ draft: { ...draft(), pickupLocation: stockholm } });
  const { pickup, dropoff, options } = await openCard({
    addresses: [{ ...warehouse, isDefaultPickup: true }],
  });
  await userEvent.click(dropoff);
  await expect.poll(options).toHaveLength(1);
  expect(pickup.value).toBe(stockholm.address);
});

test('fills in the recipient who is saved at the address, and saves what is new about them [R3]', async () => {
  configure({ recipientEmail: 'optional' });
  const { screen } = await openStep(4, { addresses: [site, warehouse] });
  const name = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Name' });
  await expect.poll(() => name.value).toBe('Cecilia Exempel');
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  expect(phone.value).toBe('+46 70 1 23 45');
  expect(draft().recipientDetails.email).toBe('cecilia@example.com');
  await screen.findByText('Saved in your address book');
  await userEvent.fill(phone, '+46 70 9 99 99');
  await userEvent.click(screen.getByRole('button', { name: 'Update the address book' }));
  await screen.findByText('Saved in your address book');
  expect((await stored()).addresses.find(({ id }) => id === site.id)).toMatchObject({
    ...site,
    phone: '+46 70 9 99 99',
  });
});

test('saves a new recipient with the address once, also after an answer that was lost [R3]', async () => {
  configure({ recipientEmail: 'off' });
  const { screen } = await openStep(4, {});
  const name = await screen.findByRole('textbox', { name: 'Name' });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save in the address book' });
  expect(button.disabled).toBe(true);
  await userEvent.fill(name, 'David Prov');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Phone' }), '070-174 06 20');
  await api('fault', { path: paths.addressBook, method: 'POST', isProcessed: true, status: 503 });
  await userEvent.click(screen.getByRole('button', { name: 'Save in the address book' }));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Save in the address book' }));
  await screen.findByText('Saved in your address book');
  expect((await stored()).addresses).toMatchObject([
    { name: 'David Prov', phone: '070-174 06 20', ...placeOf(stockholm) },
  ]);
});

test('offers everybody who is saved, and fills in how to reach them [R3]', async () => {
  configure({ recipientEmail: 'off' });
  const elsewhere = { ...site, ...placeOf(karlstad) };
  const { root, screen } = await openStep(4, { addresses: [elsewhere] });
  await expect
    .poll(() => root.querySelector('datalist option')?.getAttribute('value'))
    .toBe('Cecilia Exempel');
  await userEvent.fill(screen.getByRole('combobox', { name: 'Name' }), 'Cecilia Exempel');
  expect(draft().recipientDetails).toEqual({ name: 'Cecilia Exempel', phone: '+46 70 1 23 45', email: '' });
});

test('fills in a saved parcel with everything that belongs to it, and saves one under its description [R3]', async () => {
  const { packageDetails } = newDraft().draft;
  const { screen } = await openStep(2, { parcels: [toolbox] }, { draft: { packageDetails } });
  const choice = await screen.findByRole('combobox', { name: 'Your saved parcels' });
  await userEvent.selectOptions(choice, 'Toolbox');
  expect(draft().packageDetails).toEqual({
    weight: 18.5,
    dimensions: { length: 60, width: 40, height: 35 },
    description: 'Hand tools',
    category: 'construction',
    subcategory: 'tools_hardware',
    specialInstructions: '',
  });
  await screen.findByText('Saved in your address book');
  await userEvent.fill(screen.getByRole('textbox', { name: /^What does|Description/ }), 'Ladder');
  await userEvent.click(screen.getByRole('button', { name: 'Save this parcel' }));
  await screen.findByText('Saved in your address book');
  expect((await stored()).parcels.map(({ name }) => name).sort()).toEqual(['Ladder', 'Toolbox']);
});

test('offers neither where the API has no address book [R3]', async () => {
  await api('fault', { path: paths.capabilities, status: 200, body: { success: true, data: {} } });
  const { root, screen } = await openWizard({ step: 2, draft: { packageDetails: aPackage } });
  await expect.poll(async () => (await api('requests', paths.capabilities)).length).toBe(1);
  await screen.findByText('Step 2 of 5');
  expect(root.querySelector('[name=savedParcel]')).toBeNull();
  expect(await api('requests', paths.addressBook)).toEqual([]);
});

test('an order that is sent again has what is saved about its recipient by now [R3]', async () => {
  const order = anOrder({
    receiverContactInfo: { name: 'Cecilia Exempel', email: '', phoneNr: '+46 70 0 00 00' },
  });
  const { street, city, lat, lng } = order.dropoffLocation;
  await signInSomebody();
  await save({ addresses: [{ ...site, street, city, coordinates: { latitude: lat, longitude: lng } }] });
  leaveToSendAgain(order);
  const { screen } = await renderElement(element);
  await screen.findByText('Step 1 of 5');
  expect(draft().recipientDetails).toMatchObject({ name: 'Cecilia Exempel', phone: '+46 70 1 23 45' });
});

test('an order is sent back the other way, to who sent it [R3]', async () => {
  const order = anOrder({ specialInstruction: 'Ring the bell' });
  await signInSomebody();
  leaveToSendAgain(turnedRound(order));
  const { screen } = await renderElement(element);
  await screen.findByText('Step 1 of 5');
  expect(draft()).toMatchObject({
    pickupLocation: { lat: order.dropoffLocation.lat, city: order.dropoffLocation.city },
    dropoffLocation: { lat: order.pickupLocation.lat, city: order.pickupLocation.city },
    recipientDetails: {
      name: order.senderContactInfo.name,
      phone: order.senderContactInfo.phoneNr,
    },
    packageDetails: { weight: order.weight, specialInstructions: '' },
  });
});

test('the button to the next step keeps its place while the address book comes and somebody types [R3]', async () => {
  const { screen } = await openStep(3, {});
  await api('fault', { path: paths.addressBook, method: 'GET', held: true });
  await expect.poll(() => capabilities().getState().isSettled).toBe(true);
  orderDraft().setState({ step: 4 });
  await screen.findByRole('heading', { name: 'Recipient' });
  const top = () => screen.getByRole('button', { name: 'Next' }).getBoundingClientRect().top;
  const place = top();
  await api('release');
  await screen.findByRole('button', { name: 'Save in the address book' });
  expect(top()).toBe(place);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Bo Mottagare');
  expect(top()).toBe(place);
});
