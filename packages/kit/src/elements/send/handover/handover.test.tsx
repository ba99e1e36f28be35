import { paths } from '@freight/contract';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { editDraft, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { offerHandover } from '#testing/probes/handoverProbe.ts';
import { forgetPage, openWizard, startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, removeElement, renderElement } from '#testing/renderElement.ts';

// Each test has another API.
beforeEach(startAfresh);

const pricing = {
  estimatedPrice: 1234.5,
  distance: 303.4,
  eta: 5,
  routeId: 'route-1',
  appliedPreferences: [],
};

async function openLastStep(
  kinds?: readonly string[],
  language: 'sv' | 'en' | 'de' = 'en',
  handover = 'none',
) {
  await offerHandover(kinds, {});
  return openWizard({ step: 5, draft: { pricing, handover }, language });
}

const sentBody = async () => {
  const requests = await api('requests', '/create-from-route');
  return requests.map(({ body }) => JSON.parse(body).additionalData);
};

test.each([
  ['sv', 'Hur ska det lämnas över?', 'Som vanligt', 'Med kod', 'Mottagaren läser upp dem'],
  ['en', 'How should it be handed over?', 'As usual', 'With a code', 'The recipient reads them out'],
  ['de', 'Wie soll es übergeben werden?', 'Wie üblich', 'Mit einem Code', 'Der Empfänger liest sie vor'],
] as const)(
  'offers the ways of handing over on the last page, in %s [K5]',
  async (language, legend, none, code, text) => {
    const { host, screen } = await openLastStep(undefined, language);
    const group = await screen.findByRole('group', { name: legend });
    expect(group.querySelectorAll('input[type=radio]')).toHaveLength(4);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(none) }).checked).toBe(true);
    expect(screen.getByRole('radio', { name: new RegExp(code) }).closest('label')?.textContent).toContain(
      text,
    );
    expect(await accessibilityFindings(host)).toEqual([]);
  },
);

test('offers only what the API does, and nothing where that is nothing [K5]', async () => {
  const some = await openLastStep(['picture', 'by drone']);
  await some.screen.findByRole('radio', { name: /With a picture/ });
  expect(some.screen.getAllByRole('radio')).toHaveLength(2);
  await removeElement(some.host);
  const none = await openLastStep([]);
  // Otherwise the request could come during the next test.
  await expect.poll(async () => (await api('requests', paths.capabilities)).length).toBe(1);
  await api('quiet');
  expect(none.screen.queryByRole('radio')).toBeNull();
});

test('keeps the choice when the page reloads, and sends it with the order [K5]', async () => {
  const first = await openLastStep();
  await userEvent.click(await first.screen.findByRole('radio', { name: /With a code/ }));
  await removeElement(first.host);
  forgetPage();
  const { screen } = await renderElement(element, { language: 'en' });
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /With a code/ });
  expect(radio.checked).toBe(true);
  await api('fault', { path: '/create-from-route', status: 400, body: { message: 'No.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
  await screen.findByText('Failed to submit order. Please try again.');
  expect((await sentBody()).map(({ handover }) => handover)).toEqual(['code']);
});

test('sends no handover without a choice, nor where the API has none [K5]', async () => {
  await connectToApi();
  const body = { success: true, data: {} };
  await api('fault', { path: paths.capabilities, status: 200, body });
  const { screen } = await openWizard({ step: 5, draft: { pricing } });
  await api('fault', { path: '/create-from-route', status: 400, body: { message: 'No.' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
  await screen.findByText('Failed to submit order. Please try again.');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(Object.keys((await sentBody())[0])).not.toContain('handover');
});

test('forgets a kept choice that the API does not offer any more [K5]', async () => {
  const { screen } = await openLastStep(['picture'], 'en', 'code');
  const usual = await screen.findByRole<HTMLInputElement>('radio', { name: /As usual/ });
  await expect.poll(() => usual.checked).toBe(true);
  expect(orderDraft().getState().draft.handover).toBe('none');
});

test('cannot be changed while it is unknown whether the order exists [K5]', async () => {
  const { screen } = await openLastStep();
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /With a code/ });
  await api('fault', { path: '/create-from-route', held: true, status: 400, body: { message: 'No.' } });
  editDraft({ handover: 'signature' });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
  await expect.poll(() => radio.matches(':disabled')).toBe(true);
  await api('release');
  await expect.poll(() => radio.matches(':disabled')).toBe(false);
});
