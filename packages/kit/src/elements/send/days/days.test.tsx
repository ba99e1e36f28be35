import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { forgetPage, openWizard, startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, removeElement, renderElement } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

/** The price step with an empty lorry in some days; `places` are those it has left. */
async function openDays(places = 90, language: 'en' | 'sv' | 'de' = 'en') {
  const date = await api('offerRun', { places });
  const wizard = await openWizard({ step: 3, language });
  const cards = () => wizard.screen.getAllByRole<HTMLInputElement>('radio');
  await expect.poll(() => wizard.root.querySelectorAll('.days__day').length).toBe(8);
  const card = cards().find(({ value }) => value === date);
  if (!card) throw new Error(`There is no ${date}`);
  return { ...wizard, date, card, cards };
}
type Wizard = Awaited<ReturnType<typeof openWizard>>;
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');
const total = ({ root }: Wizard) => plain(root.querySelector('.price__amount')?.textContent);
const factOf = ({ screen }: Wizard, name: string) =>
  plain(screen.queryByText(name)?.nextElementSibling?.textContent);
const sentence = ({ root }: Wizard) => plain(root.querySelector('.run')?.textContent);
const amount = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
const press = ({ screen }: Wizard, name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  [
    'en',
    'When should it be fetched?',
    /^A lorry drives Karlstad to Stockholm empty on .+\. Your goods fill it: \d+ kr and \d+ g CO₂e less\.$/,
  ],
  [
    'sv',
    'När ska det hämtas?',
    /^En lastbil kör tom från Karlstad till Stockholm på .+\. Ditt gods fyller den: \d+ kr och \d+ g CO₂e mindre\.$/,
  ],
  [
    'de',
    'Wann soll es abgeholt werden?',
    /^Am .+ fährt ein Lkw leer von Karlstad nach Stockholm\. Ihre Ware füllt ihn: \d+ kr und \d+ g CO₂e weniger\.$/,
  ],
] as const)(
  'shows the next days with prices and says why one is cheaper, in %s',
  async (language, legend, words) => {
    const wizard = await openDays(90, language);
    expect(wizard.screen.getByRole('group', { name: legend })).toBeTruthy();
    // As soon as possible, until another day is chosen.
    expect(
      wizard
        .cards()
        .map(({ checked }) => checked)
        .indexOf(true),
    ).toBe(0);
    expect(wizard.root.querySelectorAll('[data-reason=emptyRun] .icon')).toHaveLength(1);
    await expect.poll(() => sentence(wizard)).toMatch(words);
    expect(await accessibilityFindings(wizard.host)).toEqual([]);
  },
);

test('a chosen day changes total, emissions and parts, which still add up, and back again', async () => {
  const wizard = await openDays();
  const [usual, emitted] = [total(wizard), factOf(wizard, 'CO₂e')];
  await userEvent.click(wizard.card);
  await expect.poll(() => total(wizard)).not.toBe(usual);
  const saved = factOf(wizard, 'Lorry that would drive empty');
  expect(saved).toMatch(/^−/);
  expect(amount(total(wizard)) + amount(saved)).toBeCloseTo(amount(usual), 2);
  expect(wizard.root.textContent).not.toContain(emitted || 'nothing');
  await userEvent.keyboard('{Home}');
  wizard.cards()[0]?.click();
  await expect.poll(() => total(wizard)).toBe(usual);
  expect(factOf(wizard, 'Lorry that would drive empty')).toBe('');
});

test('the arrow keys go from day to day', async () => {
  const wizard = await openDays();
  wizard.cards()[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(wizard.root.activeElement).toBe(wizard.cards()[1]);
  await expect.poll(() => orderDraft().getState().draft.date).toBe(wizard.cards()[1]?.value);
});

test('somebody who can wait gets the best day of the span, read out', async () => {
  const wizard = await openDays();
  const announced: string[] = [];
  const regions = new MutationObserver(() => {
    for (const region of document.querySelectorAll('[aria-live]')) announced.push(plain(region.textContent));
  });
  regions.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => regions.disconnect());
  const until = wizard.screen.getByRole<HTMLSelectElement>('combobox', { name: 'I can wait until' });
  const last = [...until.options].at(-1)?.value ?? '';
  await userEvent.selectOptions(until, last);
  await expect.poll(() => orderDraft().getState().draft.date).toBe(wizard.date);
  expect(wizard.card.checked).toBe(true);
  await expect.poll(() => announced.join('|')).toMatch(/Best until .+: .+, \d[\d ]* kr/);
  // Another day is not the best one any more.
  wizard.cards()[0]?.click();
  await expect.poll(() => until.value).toBe('');
});

test('the day outlives a reload, is sent with the order, and its receipt keeps the sentence', async () => {
  const first = await openDays();
  await userEvent.click(first.card);
  await expect.poll(() => factOf(first, 'Lorry that would drive empty')).not.toBe('');
  const price = total(first);
  await removeElement(first.host);
  forgetPage();
  const rendered = await renderElement(element, { language: 'en' });
  const wizard = { ...first, ...rendered };
  await expect.poll(() => total(wizard)).toBe(price);
  await press(wizard, 'Next');
  await wizard.screen.findByRole('heading', { name: 'Recipient' });
  await press(wizard, 'Next');
  await expect.poll(() => sentence(wizard)).toContain('Karlstad to Stockholm');
  expect(factOf(wizard, 'Pickup day')).toMatch(/day/);
  expect(wizard.screen.getByText(/^You pay/).textContent?.replace(/\s/g, ' ')).toContain(price);
  wizard.host.addEventListener('freight-navigate', (event) => event.preventDefault());
  await press(wizard, 'Confirm order');
  const sent = async () => (await api('requests', '/create-from-route')).at(-1)?.body ?? '{}';
  await expect
    .poll(async () => JSON.parse(await sent()).additionalData)
    .toMatchObject({
      scheduleOrder: true,
      scheduledDate: `${first.date}T12:00:00.000Z`,
    });
  await expect.poll(async () => (await pageClient().transports.all()).length).toBe(1);
  const [order] = await pageClient().transports.all();
  expect(order?.emptyRun).toMatchObject({ from: 'Karlstad', to: 'Stockholm', date: first.date });
  expect(amount(price)).toBeCloseTo(order?.price ?? 0, 2);
});

test('a lorry that is full meanwhile leads back to the price, without another order', async () => {
  const wizard = await openDays(1);
  await userEvent.click(wizard.card);
  await press(wizard, 'Next');
  await press(wizard, 'Next');
  const refused = {
    message: 'The empty lorry of that day is full or has left. Please recalculate the price.',
  };
  await api('fault', { path: '/create-from-route', status: 410, body: { ...refused, code: 'runTaken' } });
  await press(wizard, 'Confirm order');
  await wizard.screen.findByText(refused.message);
  await press(wizard, 'Recalculate price');
  await wizard.screen.findByRole('heading', { name: 'Price' });
  await expect.poll(async () => (await api('requests', '/calculate-price')).length).toBe(2);
});

test('a day that has no price any more is not ordered', async () => {
  const wizard = await openDays();
  await userEvent.click(wizard.card);
  const data = { estimatedPrice: 10, distance: 100, routeId: 'r', appliedPreferences: [] };
  await api('fault', { path: '/calculate-price', status: 200, body: { success: true, data } });
  await press(wizard, 'Vehicle');
  await userEvent.click(wizard.screen.getByRole('radio', { name: /Diesel/ }));
  await press(wizard, 'Next');
  await press(wizard, 'Next');
  await expect.poll(() => total(wizard)).toBe('10,00 kr');
  expect(wizard.root.querySelector('.days')).toBeNull();
  expect(orderDraft().getState().draft.date).toBe('');
});
