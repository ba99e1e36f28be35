import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { goToStep } from '#elements/send/draft/orderDraft.ts';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { aPackage, aRecipient, openWizard, startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

/** What a host has sent with an order besides the documented fields. */

beforeAll(connectToApi);
beforeEach(startAfresh);

const allOrders = () => pageClient().transports.all();
const creations = () => api('requests', '/create-from-route');
const sentData = async () =>
  (await creations()).map(({ body }) => JSON.parse(body).additionalData as Record<string, unknown>);

async function confirmOrder(recipientDetails = aRecipient) {
  const { screen } = await openWizard({ step: 3, draft: { recipientDetails } });
  await screen.findByText('Total');
  goToStep(5);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
  return { screen };
}

test('the description and what the host adds are sent, the same again when the order is repeated [WIZ-23] [OPEN-93]', async () => {
  let asked = 0;
  configure({
    additionalData({ description, additionalData }) {
      asked += 1;
      return {
        costCentre: `4711/${asked}`,
        description,
        specialInstruction: `${additionalData['specialInstruction']}!`,
      };
    },
  });
  await api('fault', { path: '/create-from-route', status: 502, isProcessed: true });
  await confirmOrder();
  await expect.poll(allOrders).toHaveLength(1);
  await expect.poll(async () => (await creations()).length).toBeGreaterThanOrEqual(2);
  for (const data of await sentData()) {
    expect(data).toMatchObject({
      costCentre: '4711/1',
      description: aPackage.description,
      specialInstruction: `${aPackage.specialInstructions}!`,
      userType: 'customer',
    });
  }
  expect((await allOrders())[0]?.specialInstruction).toBe(`${aPackage.specialInstructions}!`);
});

test('nothing is ordered when the host fails to return its data [OPEN-93]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  configure({
    additionalData() {
      throw new Error('No cost centre');
    },
  });
  const { screen } = await confirmOrder();
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to submit order. Please try again.');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('could not add its data'), expect.anything());
  expect(await creations()).toHaveLength(0);
});

test.each([
  [true, 'bo@example.com'],
  [false, ''],
])(
  "the recipient's e-mail is sent only when the host opts in: %s [ORDER-15] [OPEN-03]",
  async (wanted, email) => {
    configure({ recipientEmail: 'optional', sendRecipientEmail: wanted });
    await confirmOrder({ ...aRecipient, email: ' bo@example.com ' });
    await expect.poll(allOrders).toHaveLength(1);
    expect((await sentData())[0]).toMatchObject({ receiverContactInfo: { name: aRecipient.name, email } });
  },
);
