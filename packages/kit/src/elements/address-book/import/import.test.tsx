import { createAddressBook } from '@freight/client';
import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageApi } from '#api/calls/pageApi.ts';
import { element } from '#elements/address-book/freight-address-book.tsx';
import { renewShared } from '#platform/registry.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(async () => {
  await api('reset');
  renewShared('capabilities');
});

const sheetOf = (...lines: string[]) =>
  new File([['Namn;Telefon;Gata;Ort', ...lines].join('\n')], 'kunder.csv', { type: 'text/csv' });
const savedNames = async () =>
  (await pageApi(createAddressBook).read()).addresses.map(({ name }) => name).sort();

async function openImport() {
  await signInSomebody();
  const { host, root, screen } = await renderElement(element);
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Choose a file');
  const lines = () => [...root.querySelectorAll('.import__lines li')].map(({ textContent }) => textContent);
  const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { host, root, screen, field, lines, press };
}

test('shows every line before anything is saved, and imports what is right [R3]', async () => {
  const { host, screen, field, lines, press } = await openImport();
  await userEvent.upload(field, sheetOf('Bo;054-12 34 56;Gatan 1;Sunne', 'Ulla;call;Gatan 2;Torsby'));
  await screen.findByText('Cannot be imported: 1');
  expect(lines()).toEqual([
    'Line 3UllaGatan 2, TorsbycallThe phone number cannot be called',
    'Line 2BoGatan 1, Sunne054-12 34 56',
  ]);
  expect(await accessibilityFindings(host)).toEqual([]);
  expect(await savedNames()).toEqual([]);
  await press('Import 1');
  await screen.findByText('Imported addresses: 1');
  expect(await savedNames()).toEqual(['Bo']);
  expect(screen.getByRole('heading', { name: 'Bo' })).toBeTruthy();
});

test('takes a file wherever it is dropped in the box, and says why one cannot be read [R3]', async () => {
  const { screen, root, field, press } = await openImport();
  const box = root.querySelector('.file-drop')?.getBoundingClientRect() ?? new DOMRect();
  for (const [x, y] of [
    [box.left + 4, box.top + 4],
    [box.right - 4, box.bottom - 4],
    [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
  ] as const)
    expect(root.elementFromPoint(x, y)).toBe(field);
  await userEvent.upload(field, new File(['nothing'], 'notes.csv'));
  await screen.findByText('notes.csv has no addresses that can be read. It must be CSV or vCard.');
  await userEvent.upload(field, sheetOf('Bo;;Gatan 1;Sunne'));
  await screen.findByText('Can be imported: 1');
  await press('Choose another file');
  await screen.findByText(/^A file from your other address book/);
});

test('goes on after a call that failed, and saves each address once [R3]', async () => {
  const { screen, field, press } = await openImport();
  const many = Array.from({ length: 620 }, (_, index) => `Plats ${index};;Gatan ${index};Sunne`);
  await userEvent.upload(field, sheetOf(...many));
  await screen.findByText('Can be imported: 620');
  expect(screen.getByText('and 420 more')).toBeTruthy();
  // The server saves the first part, but its answer does not come back.
  await api('fault', { path: paths.addressBook, method: 'POST', isProcessed: true, status: 503 });
  await press('Import 620');
  await screen.findByRole('alert');
  expect(await savedNames()).toHaveLength(500);
  await press('Import 620');
  await screen.findByText('Imported addresses: 620');
  expect(new Set(await savedNames()).size).toBe(620);
  expect(await savedNames()).toHaveLength(620);
});
