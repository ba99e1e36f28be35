import { createAddressBook } from '@freight/client';
import { type AddressBookChange, paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageApi } from '#api/calls/pageApi.ts';
import { renewShared } from '#platform/registry.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { everyElement } from '#testing/everyElement.ts';
import { listenTo } from '#testing/landing.ts';
import { plain } from '#testing/probes/orderListProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-address-book.tsx';

everyElement(element);
beforeAll(connectToApi);
beforeEach(async () => {
  await api('reset');
  renewShared('capabilities');
});

const warehouse = {
  id: 'saved-address-1',
  name: 'Lagret',
  contact: 'Åsa Öberg',
  phone: '054-12 34 56',
  email: 'asa@example.com',
  street: 'Östra Torggatan 1',
  postalCode: '652 32',
  city: 'Karlstad',
  coordinates: { latitude: 59.3793, longitude: 13.5036 },
  isDefaultPickup: false,
};
const toolbox = {
  id: 'saved-parcel-1',
  name: 'Toolbox',
  weight: 18.5,
  dimensions: { length: 60, width: 40, height: 35 },
  description: 'Hand tools',
  packageType: 'construction',
  packageSubType: 'tools_hardware',
  specialInstruction: 'Ring the bell',
};
const stored = () => pageApi(createAddressBook).read();

async function openBook(saved: AddressBookChange = {}, language: 'en' | 'de' = 'en') {
  await signInSomebody();
  await pageApi(createAddressBook).save(saved);
  const events = listenTo(element.definition);
  const { host, root, screen } = await renderElement(element, { language });
  const names = () => [...root.querySelectorAll('.book__name')].map((name) => name.firstChild?.textContent);
  const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  const errors = () =>
    [...root.querySelectorAll('.field__error')].map(({ textContent }) => plain(textContent));
  await screen.findByRole('heading', { name: language === 'de' ? 'Pakete' : 'Parcels' });
  return { host, root, screen, events, names, press, errors };
}

test('asks visitors to log in', async () => {
  const { screen } = await renderElement(element);
  await screen.findByText('Log in to see your saved addresses.');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
});

test('says so where the API has no address book', async () => {
  await api('fault', { path: paths.capabilities, status: 200, body: { success: true, data: {} } });
  await signInSomebody();
  const { screen } = await renderElement(element);
  await screen.findByText('The address book is not available here.');
  expect(await api('requests', paths.addressBook)).toEqual([]);
});

test('saves a new address that is found as in the sending flow, and asks for what is missing [R3]', async () => {
  const { screen, names, press, errors, host, events } = await openBook();
  await screen.findByText(/^Nothing saved yet/);
  await press('Add an address');
  const place = await screen.findByRole('combobox', { name: 'Address' });
  await userEvent.fill(screen.getByRole('textbox', { name: 'Phone' }), 'call me');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), 'asa@');
  await press('Save');
  expect(errors()).toEqual([
    'The name is missing',
    'Choose the address among the suggestions',
    'The phone number cannot be called',
    'The email address is not complete',
  ]);
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name.matches(':focus')).toBe(true);
  expect(await accessibilityFindings(host)).toEqual([]);
  await userEvent.fill(name, 'Lagret');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Phone' }), '054-12 34 56');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Email' }), '');
  await userEvent.fill(place, 'östra torggatan 1 karlstad');
  const [first] = await screen.findAllByRole('option');
  await userEvent.click(first as HTMLElement);
  await expect.poll(() => (place as HTMLInputElement).value).toMatch(/^Östra Torggatan 1/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fill in as my pickup address' }));
  await press('Save');
  await expect.poll(names).toEqual(['Lagret']);
  expect(screen.getByText('Usual pickup')).toBeTruthy();
  expect((await stored()).addresses).toMatchObject([
    {
      name: 'Lagret',
      phone: '054-12 34 56',
      street: 'Östra Torggatan 1',
      city: 'Karlstad',
      coordinates: { latitude: expect.closeTo(59.38, 1), longitude: expect.closeTo(13.5, 1) },
      isDefaultPickup: true,
    },
  ]);
  expect(events).toContainEqual({
    type: 'freight-address-book-changed',
    detail: { addresses: 1, parcels: 0 },
  });
});

test('changes an address in place, and keeps what is typed when the dialog is closed [R3]', async () => {
  const { screen, names, press } = await openBook({ addresses: [warehouse] });
  await press('Change Lagret');
  await screen.findByRole('combobox', { name: 'Address' });
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Norra lagret');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(names()).toEqual(['Lagret']);
  await press('Change Lagret');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Norra lagret');
  await press('Save');
  await expect.poll(names).toEqual(['Norra lagret']);
  expect((await stored()).addresses).toEqual([{ ...warehouse, name: 'Norra lagret' }]);
});

test('keeps an imported address without a place, and finds its place when another one is chosen [R3]', async () => {
  const { coordinates: _, ...imported } = warehouse;
  const { screen, press, names } = await openBook({ addresses: [imported] });
  await screen.findByText('Is looked up when you use it');
  await press('Change Lagret');
  const place = await screen.findByRole('combobox', { name: 'Address' });
  await userEvent.fill(screen.getByRole('textbox', { name: 'Phone' }), '054-99 99 99');
  await press('Save');
  await expect.poll(async () => (await stored()).addresses[0]?.phone).toBe('054-99 99 99');
  expect((await stored()).addresses).toEqual([{ ...imported, phone: '054-99 99 99' }]);
  await press('Change Lagret');
  await userEvent.fill(screen.getByRole('combobox', { name: 'Address' }), 'Somewhere else');
  await press('Save');
  await screen.findByText('Choose the address among the suggestions');
  expect(place.isConnected).toBe(false);
  expect(names()).toEqual(['Lagret']);
});

test('finds an address by its words, without accents [R3]', async () => {
  const many = Array.from({ length: 7 }, (_, index) => ({
    ...warehouse,
    id: `saved-${index}-abc`,
    name: `Plats ${index}`,
  }));
  const { screen, names } = await openBook({
    addresses: [...many, { ...warehouse, name: 'Sågverket', contact: 'Örjan', city: 'Sunne' }],
  });
  await expect.poll(names).toHaveLength(8);
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Find an address' }), 'SUNNE orjan');
  await expect.poll(names).toEqual(['Sågverket']);
  expect(screen.getByText('Addresses: 1')).toBeTruthy();
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Find an address' }), 'nowhere');
  await screen.findByText('No saved address has these words.');
});

test('asks before it removes, and says why it could not [R3]', async () => {
  const { screen, names, press } = await openBook({ addresses: [warehouse] });
  await press('Remove Lagret');
  await screen.findByRole('heading', { name: 'Remove Lagret?' });
  await api('setDown', true);
  await press('Remove');
  await screen.findByRole('alert');
  expect(names()).toEqual(['Lagret']);
  await api('setDown', false);
  await press('Remove');
  await expect.poll(names).toEqual([]);
  expect((await stored()).addresses).toEqual([]);
});

test('saves, changes and removes parcels within the limits of a price [R3]', async () => {
  const { screen, names, press, errors } = await openBook({ parcels: [toolbox] });
  await press('Add a parcel');
  await screen.findByRole('spinbutton', { name: 'Weight' });
  await press('Save');
  expect(errors()).toEqual(['The name is missing', ...Array(4).fill('Enter a value above 0')]);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Half a pallet');
  for (const [field, value] of [
    ['Weight', '120,5'],
    ['Length', '80'],
    ['Width', '60'],
    ['Height', '20000'],
  ] as const)
    await userEvent.fill(screen.getByRole('spinbutton', { name: field }), value);
  await press('Save');
  expect(errors()).toEqual(['At most 10,000 cm']);
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'Height' }), '100');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'construction');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subcategory' }), 'building_materials');
  await press('Save');
  await expect.poll(names).toEqual(['Half a pallet', 'Toolbox']);
  expect((await stored()).parcels).toContainEqual(
    expect.objectContaining({
      name: 'Half a pallet',
      weight: 120.5,
      dimensions: { length: 80, width: 60, height: 100 },
      packageType: 'construction',
      packageSubType: 'building_materials',
    }),
  );
  await press('Remove Toolbox');
  await press('Remove');
  await expect.poll(names).toEqual(['Half a pallet']);
});

test('can be loaded again after it could not be [R3]', async () => {
  await signInSomebody();
  await api('fault', { path: paths.addressBook, status: 503 });
  const { screen } = await renderElement(element);
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Addresses' });
});

test('shows the book in German, and each customer only their own [R3]', async () => {
  const { screen, names } = await openBook({ addresses: [warehouse], parcels: [toolbox] }, 'de');
  expect(names()).toEqual(['Lagret', 'Toolbox']);
  expect(screen.getByText(/^18,5\skg · 60 × 40 × 35\scm$/)).toBeTruthy();
  await signInSomebody();
  await screen.findByText(/^Noch nichts gespeichert/);
  expect(names()).toEqual([]);
});
