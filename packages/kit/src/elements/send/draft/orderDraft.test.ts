import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { endSession } from '#api/account/endSession.ts';
import { pageSession } from '#session/session.ts';
import { aRecipient, forgetPage, karlstad, startAfresh, stockholm } from '#testing/probes/sendingProbe.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';
import {
  discardDraft,
  editDraft,
  goToStep,
  keepAddress,
  keepAttempt,
  orderDraft,
  renewKey,
  startWizard,
} from './orderDraft.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

const begin = () => startWizard({ pickup: karlstad, dropoff: stockholm }, pageSession().userId());
const stored = () => sessionStorage.getItem('freight.sending') ?? '';

test('an unanswered order is not replaced by a new sending', () => {
  begin();
  keepAttempt('2026-03-02T08:00:00.000Z', '');
  const undecided = orderDraft().getState();
  startWizard({ pickup: stockholm, dropoff: karlstad }, 'somebody else');
  expect(orderDraft().getState()).toEqual(undecided);
});

test('the same addresses lead back to the step at which the same customer was [A27]', () => {
  const again = (customer: string, dropoff = stockholm) => {
    startWizard({ pickup: karlstad, dropoff: stockholm }, 'anna');
    goToStep(5);
    startWizard({ pickup: karlstad, dropoff }, customer);
    const { step } = orderDraft().getState();
    discardDraft();
    return step;
  };
  expect(again('anna')).toBe(5);
  expect(again('bo')).toBe(1);
  expect(again('anna', { ...stockholm, lat: 55.6 })).toBe(1);
});

test('an address of the card does not change those of the wizard', () => {
  keepAddress('pickupLocation', karlstad);
  expect(orderDraft().getState().draft.pickupLocation).toEqual(karlstad);
  begin();
  keepAddress('pickupLocation', null);
  keepAddress('dropoffLocation', karlstad);
  expect(orderDraft().getState().draft).toMatchObject({
    pickupLocation: karlstad,
    dropoffLocation: stockholm,
  });
});

test('a key that was used for something else is replaced', () => {
  const { idempotencyKey } = orderDraft().getState();
  renewKey();
  expect(orderDraft().getState().idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(orderDraft().getState().idempotencyKey).not.toBe(idempotencyKey);
});

test("nothing of the draft stays in the tab when the person logs out, also on a page without the wizard's code", async () => {
  await signInSomebody();
  begin();
  editDraft({ recipientDetails: aRecipient });
  expect(stored()).toContain(aRecipient.phone);
  await endSession();
  expect(stored()).not.toContain(aRecipient.phone);
  expect(orderDraft().getState()).toMatchObject({ step: 0, customer: '', draft: { pickupLocation: null } });

  await signInSomebody();
  begin();
  editDraft({ recipientDetails: aRecipient });
  const left = stored();
  forgetPage();
  // Stored by an earlier page and not read on this one yet.
  sessionStorage.setItem('freight.sending', left);
  onTestFinished(() => sessionStorage.clear());
  await endSession();
  expect(stored()).not.toContain(aRecipient.phone);
});

test('the draft outlives an expired session', async () => {
  await signInSomebody();
  begin();
  editDraft({ recipientDetails: aRecipient });
  document.addEventListener('freight-session-expired', (event) => event.preventDefault(), { once: true });
  pageSession().expire();
  expect(stored()).toContain(aRecipient.phone);
  expect(orderDraft().getState()).toMatchObject({ step: 1, draft: { recipientDetails: aRecipient } });
});
