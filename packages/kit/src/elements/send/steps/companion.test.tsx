import { paths } from '@freight/contract';
import { anOrder } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { newDraft } from '#elements/send/draft/draft.ts';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { leaveToSendAgain } from '#orders/actions/repeatedOrder.ts';
import { renewShared } from '#platform/registry.ts';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { listCall } from '#testing/orderAnswers.ts';
import { openWizard, startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(async () => {
  await startAfresh();
  renewShared('capabilities');
});

const companion = (root: ShadowRoot) =>
  (root.querySelector('.wizard__route')?.textContent ?? '').replace(/\s/g, ' ');

test('shows each fuel’s emissions for this parcel, and beside the steps what is known so far', async () => {
  const { root, host, screen } = await openWizard();
  await expect.poll(() => root.querySelectorAll('.fuels__emissions:not(:empty)').length).toBe(4);
  const kilos = [...root.querySelectorAll('.fuels__emissions')].map((one) => one.textContent);
  expect(new Set(kilos).size).toBe(4);
  expect(kilos.every((text) => /\sk?g\sCO₂e$/.test(text ?? ''))).toBe(true);
  expect(companion(root)).toMatch(/Karlstad – Stockholm.* km.*from \d/);
  const before = companion(root);
  await userEvent.click(screen.getByRole('radio', { name: /Diesel/ }));
  await expect.poll(() => companion(root)).not.toBe(before);
  expect(await accessibilityFindings(host)).toEqual([]);
});

test('shows no emissions and no price of a parcel without a size', async () => {
  const { packageDetails } = newDraft().draft;
  const { root, screen } = await openWizard({ draft: { packageDetails } });
  await expect.poll(async () => (await api('requests', paths.capabilities)).length).toBe(1);
  await screen.findByText('Step 1 of 5');
  expect(root.querySelectorAll('.fuels__emissions:not(:empty)')).toHaveLength(0);
  expect(companion(root)).not.toMatch(/CO₂e|kr/);
});

test('is a single row on a phone that opens on a press, and is always open when there is room', async () => {
  const { root, host, screen } = await openWizard();
  host.style.width = '360px';
  const details = root.querySelector('details');
  await expect.poll(() => details?.open).toBe(false);
  await userEvent.click(screen.getByText(/^Karlstad – Stockholm/));
  await expect.poll(() => details?.open).toBe(true);
  host.style.width = '900px';
  // An invisible summary that kept its box would leave an empty row above the details.
  await expect.poll(() => root.querySelector('summary')?.getClientRects()).toHaveLength(0);
  expect(details?.open).toBe(true);
});

test('offers the recipients of earlier orders, and fills in the number of the one that is chosen', async () => {
  const earlier = anOrder({
    receiverContactInfo: { name: 'Cecilia Exempel', email: '', phoneNr: '+46 70 1' },
  });
  await api('fault', {
    path: listCall,
    status: 200,
    body: { success: true, data: [earlier, { ...earlier, _id: '65f0c0ffee0000000000beee' }] },
  });
  const { recipientDetails } = newDraft().draft;
  const { root, screen } = await openWizard({ step: 4, draft: { recipientDetails } });
  await expect.poll(() => root.querySelectorAll('datalist option').length).toBe(1);
  await userEvent.fill(screen.getByRole('combobox', { name: 'Name' }), 'Cecilia Exempel');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('+46 70 1');
});

test('an earlier order fills in everything but its date and price', async () => {
  onTestFinished(() => pageSession().clear());
  await signInSomebody();
  leaveToSendAgain(
    anOrder({
      weight: 7,
      dimensions: { length: 50, width: 40, height: 30 },
      specialInstruction: 'Ring the bell',
    }),
  );
  const { screen } = await renderElement(element);
  await screen.findByText('Step 1 of 5');
  const { draft, priced, step } = orderDraft().getState();
  expect(draft).toMatchObject({
    pickupLocation: { city: 'Karlstad', lat: 59.3793 },
    dropoffLocation: { city: 'Stockholm' },
    packageDetails: {
      weight: 7,
      dimensions: { length: 50, width: 40, height: 30 },
      description: 'Tools and hardware',
      category: 'construction',
      subcategory: 'tools_hardware',
      specialInstructions: 'Ring the bell',
    },
    recipientDetails: { name: 'Bo Mottagare', phone: '+46 70 000 00 02' },
  });
  expect({ priced, step }).toEqual({ priced: null, step: 1 });
  expect(sessionStorage.getItem('freight.sendAgain')).toBeNull();
});

test('the address of the profile is offered as pickup before anything is typed', async () => {
  onTestFinished(() => pageSession().clear());
  await signInSomebody();
  const session = pageSession();
  const { user } = session.getState();
  if (!user) throw new Error('Nobody is signed in');
  session.setUser({ ...user, address: { street: 'Tingvallagatan 16', city: 'Karlstad', postalcode: '' } });
  const { screen } = await renderElement(element, { language: 'sv' });
  const pickup = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Hämtas på' });
  await userEvent.click(pickup);
  await userEvent.click(await screen.findByRole('option', { name: /Din adress/ }));
  await expect.poll(() => orderDraft().getState().draft.pickupLocation?.street).toBe('Tingvallagatan 16');
});
