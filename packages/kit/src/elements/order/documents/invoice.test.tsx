import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { render } from '#testing/probes/orderProbe.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';

// An API with its own invoices: a page may configure them at any time, even after the client was created.
beforeAll(async () => {
  await connectToApi();
  configure({ invoicePath: '/api/v1/transport/invoice/{orderId}' });
});
beforeEach(() => api('reset'));

test("shows the API's own invoice, as a file with the order's number [DOCS-01] [DOCS-02] [DETAIL-34]", async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, get: () => false });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));
  await signInSomebody();
  const { _id, orderId } = await orderTransport();
  await api('advance', 30 * 60_000);
  const { screen } = await render(_id, { language: 'sv' });
  await userEvent.click(await screen.findByRole('button', { name: 'Visa faktura' }));
  const dialog = await screen.findByRole('dialog', { name: 'Faktura' });
  const file = dialog.querySelector('a');
  expect(file?.download).toBe(`faktura-${orderId}.pdf`);
  const [request] = await api('requests', '/transport/invoice/');
  expect(request?.path).toBe(paths.invoice(orderId));
  const pdf = await (await fetch(file?.href ?? '')).text();
  expect(pdf.slice(0, 5)).toBe('%PDF-');
});

test('asks for it also without a waybill, and alerts that it is not found when the API has none [DOCS-06]', async () => {
  await signInSomebody();
  const { _id } = await orderTransport();
  const { screen } = await render(_id);
  await userEvent.click(await screen.findByRole('button', { name: 'View invoice' }));
  await screen.findByRole('alertdialog', { name: 'The document was not found. It may not be ready yet.' });
});
