import { paths } from '@freight/contract';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import { nextTask } from '#testing/nextTask.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { render, renderSignedIn } from '#testing/probes/orderProbe.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, removeElement, signInSomebody } from '#testing/renderElement.ts';
import { storedTokens } from '#testing/storedTokens.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

const minute = 60_000;
const waybillCall = '/transport/waybill/';

/** A real order that has progressed far enough to have a waybill. */
async function withWaybill() {
  await signInSomebody();
  const { _id, orderId } = await orderTransport();
  await api('advance', 30 * minute);
  const rendered = await render(_id);
  await rendered.screen.findByRole('button', { name: 'Download waybill' });
  const waybill = rendered.facts('Freight info')['Consignment ID'] ?? '';
  const opened = () =>
    rendered.events.filter(({ type }) => type === 'freight-document-opened').map(({ detail }) => detail);
  return { ...rendered, orderId, waybill, opened };
}

/** Records which blob URLs are created and which are revoked. */
function watchUrls() {
  const made: string[] = [];
  const revoked: string[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    const url = createObjectURL.call(URL, blob);
    made.push(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    revoked.push(url);
    revokeObjectURL.call(URL, url);
  };
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
  return { made, revoked };
}

const noViewer = (enabled: boolean) => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, get: () => enabled });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));
};

describe('the invoice', () => {
  test('opens in a dialog with the PDF in a frame and as a file, fetched by waybill with the token [DOCS-01] [DOCS-02] [DOCS-03] [DETAIL-34]', async () => {
    noViewer(true);
    const { made, revoked } = watchUrls();
    const { screen, orderId, waybill, opened } = await withWaybill();
    await userEvent.click(screen.getByRole('button', { name: 'View invoice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invoice' });
    const frame = dialog.querySelector('iframe');
    expect(frame?.title).toBe('Invoice as PDF');
    expect(frame?.src).toBe(made[0]);
    const [request] = await api('requests', waybillCall);
    expect(request?.path).toBe(paths.waybill(waybill));
    expect(request?.headers['authorization']).toBe(`Bearer ${storedTokens().token}`);
    const pdf = await (await fetch(made[0] ?? '')).text();
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    const file = dialog.querySelector('a');
    expect([file?.href, file?.download]).toEqual([made[0], `${waybill}.pdf`]);
    await expect.poll(opened).toEqual([{ orderId, document: 'invoice' }]);
    expect(revoked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.poll(() => revoked).toEqual(made);
  });

  test('is offered as a file where the browser shows no PDF [DOCS-03]', async () => {
    noViewer(false);
    const { made } = watchUrls();
    const { screen } = await withWaybill();
    await userEvent.click(screen.getByRole('button', { name: 'View invoice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invoice' });
    expect(dialog.querySelector('iframe')).toBeNull();
    expect(dialog.textContent).toContain('This browser can’t display PDFs.');
    expect(dialog.querySelector('a')?.href).toBe(made[0]);
  });

  test('is not available without a waybill, and sends no request for it [DOCS-04]', async () => {
    await answerOrder();
    const { screen } = await renderSignedIn();
    await userEvent.click(await screen.findByRole('button', { name: 'View invoice' }));
    await screen.findByRole('alertdialog', { name: 'The document is not available yet.' });
    expect(await api('requests', waybillCall)).toEqual([]);
  });

  test('revokes its blob URLs when the element is removed', async () => {
    const { made, revoked } = watchUrls();
    const { host, screen } = await withWaybill();
    await userEvent.click(screen.getByRole('button', { name: 'View invoice' }));
    await screen.findByRole('dialog', { name: 'Invoice' });
    host.remove();
    await expect.poll(() => revoked).toEqual(made);
  });
});

describe('the waybill', () => {
  test('revokes the URL of its file half a minute after the press, and not before [DOCS-03]', async () => {
    const { made, revoked } = watchUrls();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { screen } = await withWaybill();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const later = vi.spyOn(globalThis, 'setTimeout');
    screen.getByRole('button', { name: 'Download waybill' }).click();
    await expect.poll(() => made.length).toBe(1);
    const givesBack = () => later.mock.calls.some(([, delay]) => delay === 30_000);
    await expect.poll(givesBack).toBe(true);
    expect(revoked).toEqual([]);
    vi.advanceTimersByTime(30_000);
    expect(revoked).toEqual(made);
  });

  test('is not opened when the element was removed before it arrived', async () => {
    const { made } = watchUrls();
    const { host, screen, opened } = await withWaybill();
    await api('fault', { path: waybillCall, held: true });
    screen.getByRole('button', { name: 'Download waybill' }).click();
    await expect.poll(async () => (await api('requests', waybillCall)).length).toBe(1);
    host.remove();
    await expect.poll(() => host.shadowRoot?.childElementCount).toBe(0);
    await api('release');
    const { transports } = pageClient();
    // An answer asked for afterwards comes after it.
    await transports.ofUser();
    await nextTask();
    expect(made).toEqual([]);
    expect(opened()).toEqual([]);
  });

  test('is downloaded as a PDF named after it [DOCS-02] [DOCS-03] [DETAIL-35]', async () => {
    const { made } = watchUrls();
    const saved: { href: string; download: string }[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ href: this.href, download: this.download });
    });
    const { screen, orderId, waybill, opened } = await withWaybill();
    await userEvent.click(screen.getByRole('button', { name: 'Download waybill' }));
    await expect.poll(() => saved.length).toBe(1);
    expect(saved).toEqual([{ href: made[0], download: `${waybill}.pdf` }]);
    const [request] = await api('requests', waybillCall);
    expect(request?.path).toBe(paths.waybill(waybill));
    expect(request?.headers['accept']).toBe('application/pdf');
    await expect.poll(opened).toEqual([{ orderId, document: 'waybill' }]);
  });
});

describe.each([
  ['View invoice', 'The document could not be loaded. Please try again.'],
  ['Download waybill', 'The document could not be downloaded. Please try again.'],
])('%s alerts', (button, failed) => {
  async function press() {
    await answerOrder({ waybill: 'WB-77' });
    const rendered = await renderSignedIn();
    await userEvent.click(await rendered.screen.findByRole('button', { name: button }));
    return rendered;
  }

  test.each([
    [
      'when the file is not found [DOCS-06]',
      { status: 404, body: {} },
      'The document was not found. It may not be ready yet.',
    ],
    [
      'when the answer is no PDF [DOCS-06]',
      { status: 200, body: '<h1>Hi</h1>' },
      'The document was not found. It may not be ready yet.',
    ],
    ['when the server fails [DOCS-07]', { status: 500, body: {} }, failed],
    ['when the connection breaks [DOCS-07]', { cut: 'before' as const, times: 9 }, failed],
    [
      'when the server misses the login [DOCS-05]',
      { status: 403, body: { message: 'No token' } },
      'You must log in to open documents.',
    ],
  ])('%s', async (_, fault, words) => {
    await api('fault', { path: waybillCall, ...fault });
    const { screen, events } = await press();
    await screen.findByRole('alertdialog', { name: words });
    expect(events.map(({ type }) => type)).not.toContain('freight-document-opened');
    expect(screen.getByRole('button', { name: button, hidden: true })).toHaveProperty('disabled', false);
  });

  test('when the session has run out, although the order goes with it [DOCS-05]', async () => {
    const alert = vi.fn();
    configure({ alert });
    await api('fault', { path: waybillCall, status: 401, body: { message: 'Token expired' } });
    await api('fault', { path: '/refresh-token', status: 401, body: {} });
    const { screen } = await press();
    await expect.poll(() => alert.mock.calls).toEqual([['You must log in to open documents.']]);
    await screen.findByText('You must log in to view order details.');
    expect(document.querySelector('iframe.document')).toBeNull();
  });
});

test("a removed element opens none of the page's alerts [B10]", async () => {
  const alert = vi.fn();
  configure({ alert });
  await answerOrder({ waybill: 'WB-77' });
  const { host, screen } = await renderSignedIn();
  const button = await screen.findByRole('button', { name: 'Download waybill' });
  await api('fault', { path: waybillCall, status: 500, body: {}, held: true });
  await userEvent.click(button);
  await expect.poll(() => api('requests', waybillCall)).toHaveLength(1);
  await removeElement(host);
  await api('release');
  // Another call on the same connection, which comes back after the held one.
  await fetch(`${await api('url')}${paths.capabilities}`);
  expect(alert).not.toHaveBeenCalled();
});
