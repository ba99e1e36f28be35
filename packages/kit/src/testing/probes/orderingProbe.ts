import { expect } from 'vitest';
import { goToStep, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { api } from '#testing/api.ts';
import { pageClient } from './pageClient.ts';
import { openWizard } from './sendingProbe.ts';

/** What the tests of the confirmation begin and end with; the server behind is the real one. */

export const create = '/create-from-route';
export const creations = () => api('requests', create);
export const allOrders = () => pageClient().transports.all();

/** A customer at the last step, with an API that recognises an order by its key, or one that ignores keys. */
export async function openConfirmation(recognisesKeys: boolean) {
  await api('recogniseKeys', recognisesKeys);
  const wizard = await openWizard({ step: 3 });
  await wizard.screen.findByText('Total');
  goToStep(5);
  const confirm = await wizard.screen.findByRole<HTMLButtonElement>('button', { name: 'Confirm order' });
  return { ...wizard, confirm };
}

type Screen = Awaited<ReturnType<typeof openConfirmation>>['screen'];

/** Ends every pause immediately, as a restored connection does, until the text is there. */
export async function untilShown(screen: Screen, text: RegExp): Promise<void> {
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'));
      return screen.queryByText(text);
    })
    .not.toBeNull();
}

/** The success screen shows the one order there is. */
export async function showsTheOneOrder(screen: Screen): Promise<void> {
  await untilShown(screen, /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const orders = await allOrders();
  expect(orders).toHaveLength(1);
  expect(screen.getByText(orders[0]?.orderId ?? '?')).toBeTruthy();
  expect(orderDraft().getState()).toMatchObject({ step: 0, orderedAt: '' });
}
