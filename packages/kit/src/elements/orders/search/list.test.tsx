import type { ReceivedOrder } from '@freight/client';
import type { Language } from '@freight/contract';
import { anOrder } from '@freight/contract/testing';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element } from '#elements/orders/freight-orders.tsx';
import { statusTexts } from '#i18n/statusTexts.ts';
import { api } from '#testing/api.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { plain } from '#testing/probes/orderListProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { csvOf } from './list.ts';
import { searchTexts } from './strings/index.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

/** A file for a spreadsheet as its rows. */
async function rowsOf(orders: readonly ReceivedOrder[], language: Language) {
  await Promise.all([searchTexts.provide(), statusTexts.provide()]);
  await Promise.all([searchTexts.provideIn(language), statusTexts.provideIn(language)]);
  const text = csvOf(orders, language);
  expect(text.startsWith('\ufeff')).toBe(true);
  return text.slice(1).split('\r\n');
}

describe('a file', () => {
  const order = anOrder({
    orderId: 'FR7K-2M9P-QX4T',
    date: '2026-03-31T22:30:00Z',
    price: 1234.5,
    reference: 'PO 4711',
    specialInstruction: 'Ring "Bo"; vänta\nvid grinden',
  });

  test('in Swedish has semicolons, decimal commas and days of Sweden, and quotes what would break its rows [R2]', async () => {
    const [head, ...rows] = await rowsOf([order], 'sv');
    expect(head).toContain('Beställningsnummer;Referens;Datum;Status;Mottagare;Från;Till;Kolli');
    const row = rows.join('\r\n');
    expect(row).toContain('FR7K-2M9P-QX4T;PO 4711;2026-04-01;');
    expect(row).toContain(';987,60;246,90;1234,50;');
    expect(row).toContain('"Ring ""Bo""; vänta\nvid grinden"');
  });

  test('in English has commas and decimal points [R2]', async () => {
    const [head, row] = await rowsOf([{ ...order, specialInstruction: '' }], 'en');
    expect(head).toMatch(/^Order number,Reference,Date,/);
    expect(row).toContain(',987.60,246.90,1234.50,');
  });

  test.each(['=HYPERLINK("http://evil.test")', '+1+1', '-2', '@SUM(A1)', '\t=1'])(
    'has nothing in it that a spreadsheet would run: %s [R2]',
    async (specialInstruction) => {
      const text = (await rowsOf([{ ...order, specialInstruction }], 'sv')).join('\r\n');
      expect(text).toMatch(/;"?'[=+\-@\t][^;]*\r\n$/);
    },
  );
});

describe('what was found', () => {
  async function openFound() {
    await signInSomebody();
    const placed = [
      await orderTransport({ additionalData: { reference: 'PO 1' } }),
      await orderTransport({ additionalData: { reference: 'PO 2' } }),
    ];
    const { screen } = await renderElement(element);
    await userEvent.fill(screen.getByRole('searchbox'), 'po');
    await screen.findByText('Transports');
    return { screen, placed };
  }

  test('is saved with all its orders [R2]', async () => {
    const { screen, placed } = await openFound();
    const saved = new Promise<{ blob: Promise<Blob>; name: string }>((resolve) => {
      const listen = (event: MouseEvent) => {
        if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
        event.preventDefault();
        const { href, download } = event.target;
        resolve({ blob: fetch(href).then((answer) => answer.blob()), name: download });
      };
      const click = HTMLAnchorElement.prototype.click;
      HTMLAnchorElement.prototype.click = function () {
        document.addEventListener('click', listen, { once: true, capture: true });
        document.body.append(this);
        click.call(this);
        this.remove();
      };
      onTestFinished(() => {
        HTMLAnchorElement.prototype.click = click;
      });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    const { blob, name } = await saved;
    expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    const text = await (await blob).text();
    for (const { orderId } of placed) expect(text).toContain(orderId);
    expect(text.trim().split('\r\n')).toHaveLength(3);
  });

  test('is printed as a page of its own, without the page around the element [R2]', async () => {
    const { screen, placed } = await openFound();
    const printed = new Promise<Document>((resolve) => {
      const watcher = new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLIFrameElement && node.contentWindow) {
              const view = node.contentWindow;
              view.print = () => {
                resolve(view.document);
                view.dispatchEvent(new Event('afterprint'));
              };
            }
      });
      watcher.observe(document.body, { childList: true });
      onTestFinished(() => watcher.disconnect());
    });
    await userEvent.click(screen.getByRole('button', { name: 'Print list' }));
    const page = await printed;
    expect(page.documentElement.lang).toBe('en');
    expect(plain(page.querySelector('h1')?.textContent)).toMatch(/^2 orders found, \d{4}-\d\d-\d\d$/);
    expect([...page.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toContain(
      'Recipient',
    );
    expect(plain(page.querySelector('p')?.textContent)).toMatch(
      /^Transports: 2 · Excluding VAT: [\d ,]+ kr · /,
    );
    const rows = [...page.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');
    expect(rows).toHaveLength(2);
    for (const { orderId } of placed) expect(rows.some((row) => row.includes(orderId))).toBe(true);
    await expect.poll(() => document.querySelectorAll('body > iframe[aria-hidden]').length).toBe(0);
  });
});
