import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { api } from '#testing/api.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { render } from '#testing/probes/orderProbe.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(async () => {
  await api('reset');
  sessionStorage.clear();
});

const plain = (part: Element | null | undefined) => part?.textContent?.replace(/\s/g, ' ') ?? '';

/** Everything that is announced from now on. */
function listen(): string[] {
  const words: string[] = [];
  const announcer = document.querySelector('[data-freight-announcer=polite]');
  const watch = new MutationObserver(() => announcer?.textContent && words.push(announcer.textContent));
  if (announcer) watch.observe(announcer, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  return words;
}

test('shows a failed attempt live, announces it once, and takes the report about it [K5]', async () => {
  await signInSomebody();
  const order = await orderTransport({ handover: 'code' });
  const { root, screen } = await render(order._id);
  const attempts = () => [...root.querySelectorAll('.handover__attempts > li')].map(plain);
  await expect.poll(() => plain(root.querySelector('.handover__code'))).toMatch(/^\d{4}$/);
  await expect.poll(() => root.querySelector('.currentness__live')).not.toBeNull();
  const announced = listen();
  await api('failAttempt', order.orderId);
  await expect.poll(attempts).toHaveLength(1);
  expect(attempts()[0]).toMatch(/Could not be handed over.*metres.*The driver called.*Next attempt/);
  // The picture is the real one, by its address.
  await expect
    .poll(() => root.querySelector<HTMLImageElement>('.handover img')?.naturalWidth)
    .toBeGreaterThan(1);
  const news = () => announced.filter((one) => one.startsWith('The driver was at the door'));
  await expect.poll(news).toHaveLength(1);
  await api('quiet');
  expect(news()).toHaveLength(1);
  expect(news()[0]).toMatch(/Next attempt: .* to \d\d:\d\d/);
  (await screen.findByRole('button', { name: 'I was at home' })).click();
  (await screen.findByRole('button', { name: 'Send report' })).click();
  await screen.findAllByText(/^S-[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/);
});
