import { paths } from '@freight/contract';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import { answerChanges, offerChanges } from '#testing/probes/changesProbe.ts';
import { offerClaims, sentTo } from '#testing/probes/claimsProbe.ts';
import { answerHandovers, offerHandover } from '#testing/probes/handoverProbe.ts';
import { renderSignedIn } from '#testing/probes/orderProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

// Each test has another API.
beforeEach(connectToApi);

const shares = paths.shares('FR7K-2M9P-QX4T');
const words = {
  sv: { share: 'Dela', create: 'Skapa länk' },
  en: { share: 'Share', create: 'Create link' },
  de: { share: 'Teilen', create: 'Link erstellen' },
};
const offers = {
  claims: offerClaims,
  delivery: async () => {
    await offerChanges();
    await answerChanges();
  },
  handover: async () => {
    await offerHandover(['code'], {});
    await answerHandovers();
  },
};

async function openShares(language: 'sv' | 'en' | 'de') {
  await answerOrder({ status: 'inTransit' }, 4);
  const rendered = await renderSignedIn(undefined, { language });
  await api('fault', { path: shares, method: 'GET', status: 200, body: { success: true, data: [] } });
  (await rendered.screen.findByRole('button', { name: words[language].share })).click();
  return rendered;
}

test.each([
  ['claims', 'sv', 'Får anmäla skador'],
  ['claims', 'en', 'May report damage'],
  ['claims', 'de', 'Darf Schäden melden'],
  ['delivery', 'sv', 'Får bestämma hur det lämnas'],
  ['delivery', 'en', 'May decide how it is delivered'],
  ['delivery', 'de', 'Darf bestimmen, wie zugestellt wird'],
  ['handover', 'sv', 'Får se koden och vad som hände vid dörren'],
  ['handover', 'en', 'May see the code and what happened at the door'],
  ['handover', 'de', 'Darf den Code sehen und was an der Tür war'],
] as const)(
  'creates a link that allows %s, lists that, and keeps it when the link changes, in %s [K4] [K5] [K6]',
  async (permission, language, may) => {
    await offers[permission]();
    const { host, root, screen } = await openShares(language);
    await userEvent.click(await screen.findByLabelText(may));
    expect(await accessibilityFindings(host)).toEqual([]);
    const link = { id: 'l1', shows: 'status', allows: [permission], createdAt: '2026-11-25T08:00:00.000Z' };
    const url = 'https://freight.example/shared#token';
    await api('fault', { path: shares, method: 'POST', status: 201, body: { data: { ...link, url } } });
    screen.getByRole('button', { name: words[language].create }).click();
    await screen.findByDisplayValue(url);
    expect(await sentTo(shares)).toContainEqual({ shows: 'status', allows: [permission] });
    expect(root.querySelector('.sharing__row')?.textContent).toContain(may);
    await api('fault', { path: `${shares}/l1`, method: 'PATCH', status: 200, body: { data: link } });
    await userEvent.selectOptions(screen.getByRole('combobox'), 'map');
    await expect.poll(() => sentTo(`${shares}/l1`)).toEqual([{ shows: 'map', allows: [permission] }]);
  },
);

test('offers no permission that the API does not have [K4] [K5] [K6]', async () => {
  await api('fault', { path: paths.capabilities, status: 200, body: { sharing: { version: 1 } } });
  const { screen } = await openShares('en');
  await screen.findByRole('button', { name: 'Create link' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
