import { paths, type Quote } from '@freight/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { newDraft } from '#elements/send/draft/draft.ts';
import { editDraft, goToStep } from '#elements/send/draft/orderDraft.ts';
import { renewShared } from '#platform/registry.ts';
import { api } from '#testing/api.ts';
import { aPackage, openWizard, startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

/** The price and the emissions beside the steps belong to the order as it is now. */

beforeAll(connectToApi);
beforeEach(async () => {
  await startAfresh();
  renewShared('capabilities');
});

const quote: Quote = {
  fromPrice: 428.01,
  fuelType: 'Biogas',
  distance: 307.2,
  durationMinutes: 240,
  prices: [
    { fuelType: 'Biogas', fromPrice: 428.01 },
    { fuelType: 'Diesel', fromPrice: 477.4 },
    { fuelType: 'El', fromPrice: 433 },
    { fuelType: 'El-hybrid', fromPrice: 440.99 },
  ],
  emissions: [
    { fuelType: 'Biogas', kgCo2e: 1.1 },
    { fuelType: 'Diesel', kgCo2e: 9.4 },
    { fuelType: 'El', kgCo2e: 0.6 },
    { fuelType: 'El-hybrid', kgCo2e: 4.2 },
  ],
};
const quotedAs = (data: Partial<Quote>) =>
  api('fault', {
    path: paths.quote,
    method: 'POST',
    status: 200,
    times: 9,
    body: { success: true, data: { ...quote, ...data } },
  });
const quotesAsked = async () =>
  (await api('requests', paths.quote)).filter(({ method }) => method === 'POST');

const plain = (node: Element | null | undefined) => (node?.textContent ?? '').replace(/\s/g, ' ');
const companion = (root: ShadowRoot) => plain(root.querySelector('.wizard__route'));
const card = (root: ShadowRoot, fuel: string) =>
  plain(root.querySelector(`.fuels__choice[value="${fuel}"]`)?.closest('.fuels__card'));

test('shows each fuel’s price and emissions on its card, and those of the chosen one beside the steps, rounded up [L27] [T11]', async () => {
  await quotedAs({});
  const { root, screen } = await openWizard();
  await expect.poll(() => card(root, 'biogas')).toMatch(/from 429 kr.*1\.1 kg CO₂e/);
  expect(card(root, 'diesel')).toMatch(/from 478 kr.*9\.4 kg CO₂e/);
  expect(card(root, 'electric')).toMatch(/from 433 kr.*600 g CO₂e/);
  expect(card(root, 'electricHybrid')).toMatch(/from 441 kr.*4\.2 kg CO₂e/);
  await expect.poll(() => companion(root)).toMatch(/Pricefrom 429 kr.*1\.1 kg CO₂e/);
  await userEvent.click(screen.getByRole('radio', { name: /Diesel/ }));
  await expect.poll(() => companion(root)).toMatch(/Pricefrom 478 kr.*9\.4 kg CO₂e/);
  expect(companion(root)).not.toMatch(/Total|429|1\.1/);
  expect(await quotesAsked()).toHaveLength(1);
});

test('an API that prices the cheapest fuel alone has its price beside the steps, and none on the cards [L27]', async () => {
  await quotedAs({ prices: undefined });
  const { root } = await openWizard();
  await expect.poll(() => companion(root)).toMatch(/Pricefrom 429 kr/);
  expect(root.querySelectorAll('.fuels__price:not(:empty)')).toHaveLength(0);
});

test('a total belongs to the parcel it was made for: another weight hides it and its emissions [B1] [L27]', async () => {
  const { root, screen } = await openWizard({ step: 3 });
  const total = (await screen.findByText('Total')).nextElementSibling;
  await expect.poll(() => total?.textContent).toMatch(/kr/);
  const firm = plain(total);
  goToStep(4);
  await expect.poll(() => companion(root)).toContain(`Total${firm}`);
  const emissions = /[\d.,]+ k?g CO₂e/.exec(companion(root))?.[0] ?? 'none';
  goToStep(2);
  await expect.poll(() => companion(root)).toContain(`Total${firm}`);
  await userEvent.fill(await screen.findByRole('spinbutton', { name: /Weight/ }), '900');
  await expect.poll(() => companion(root)).not.toContain(firm);
  expect(companion(root)).not.toContain('Total');
  await expect.poll(() => companion(root)).toMatch(/Pricefrom [\d ]+ kr/);
  expect(companion(root)).not.toContain(emissions);
});

test('hides a quote when the measures change, until the next one arrives [B17]', async () => {
  const { root } = await openWizard({ step: 2 });
  await expect.poll(() => companion(root)).toMatch(/from [\d ]+ kr/);
  await api('fault', { path: paths.quote, method: 'POST', held: true });
  editDraft({ packageDetails: { ...aPackage, weight: 900 } });
  await expect.poll(() => companion(root)).not.toMatch(/kr|CO₂e/);
  await api('release');
  await expect.poll(() => companion(root)).toMatch(/from [\d ]+ kr/);
});

test('asks for no quote of a parcel whose size is unknown, and for one as soon as it is known [T11]', async () => {
  const { packageDetails } = newDraft().draft;
  const { root } = await openWizard({ draft: { packageDetails } });
  await expect.poll(async () => (await api('requests', paths.capabilities)).length).toBe(1);
  for (const weight of [1, 2, 3]) editDraft({ packageDetails: { ...packageDetails, weight } });
  const edited = performance.now();
  // A quote waits for 350 ms without an edit: by then it would have been asked.
  await expect.poll(() => performance.now() - edited).toBeGreaterThan(1_000);
  editDraft({ packageDetails: aPackage });
  await expect.poll(() => companion(root)).toMatch(/from [\d ]+ kr/);
  expect((await quotesAsked()).map(({ body }) => JSON.parse(body).dimensions)).toEqual([aPackage.dimensions]);
});

test('asks no quote of an API that has none [T11]', async () => {
  await api('fault', { path: paths.capabilities, times: 9, status: 404, body: { message: 'Not found' } });
  const { screen, root } = await openWizard();
  await expect.poll(async () => (await api('requests', paths.capabilities)).length).toBe(1);
  goToStep(3);
  // By then a quote, which waits for 350 ms only, would have been asked.
  await screen.findByText('Total');
  goToStep(2);
  await expect.poll(() => companion(root)).toMatch(/Total.*kr/);
  expect(await quotesAsked()).toEqual([]);
});
