import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { newDraft } from '#elements/send/draft/draft.ts';
import { goToStep, keepAttempt, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { pageSession } from '#session/session.ts';
import { nextTask } from '#testing/nextTask.ts';
import {
  aPackage,
  forgetPage,
  karlstad,
  openWizard,
  startAfresh,
  stockholm,
} from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(startAfresh);

const button = (screen: Awaited<ReturnType<typeof openWizard>>['screen'], name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name });

test('goes through five steps in their order, by Next and Previous [WIZ-01] [WIZ-03] [WIZ-05] [WIZ-06]', async () => {
  const { screen } = await openWizard();
  const titles = ['Choose a fuel', 'Parcel details', 'Price', 'Recipient', 'Confirm your order'];
  for (const [index, title] of titles.entries()) {
    await screen.findByRole('heading', { level: 2, name: title });
    expect(screen.getByText(`Step ${index + 1} of 5`)).toBeTruthy();
    if (index === 4) break;
    await expect.poll(() => button(screen, 'Next').disabled).toBe(false);
    await userEvent.click(button(screen, 'Next'));
  }
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  for (const title of titles.slice(0, -1).reverse()) {
    await userEvent.click(button(screen, 'Previous'));
    await screen.findByRole('heading', { level: 2, name: title });
  }
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
});

test('stays within 1 and 5 [WIZ-05] [WIZ-06]', async () => {
  await openWizard();
  goToStep(9);
  expect(orderDraft().getState().step).toBe(5);
  goToStep(-1);
  expect(orderDraft().getState().step).toBe(1);
});

test('shows the five steps as stops, the current one marked [WIZ-02]', async () => {
  const { screen } = await openWizard({ step: 2 });
  const stops = screen.getByRole('list', { name: 'Steps' }).querySelectorAll('li');
  expect([...stops].map((stop) => stop.textContent)).toEqual([
    'Vehicle',
    'Parcel',
    'Price',
    'Recipient',
    'Confirm',
  ]);
  expect([...stops].map((stop) => stop.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
    null,
  ]);
});

test('goes back by pressing an earlier stop, and never forward [WIZ-07] [WIZ-08]', async () => {
  const { screen } = await openWizard({ step: 4 });
  const stops = screen.getByRole('list', { name: 'Steps' });
  expect([...stops.querySelectorAll('button')].map((stop) => stop.textContent)).toEqual([
    'Vehicle',
    'Parcel',
    'Price',
  ]);
  await userEvent.click(button(screen, 'Parcel'));
  expect(await screen.findByRole('heading', { name: 'Parcel details' })).toBeTruthy();
  expect([...stops.querySelectorAll('button')].map((stop) => stop.textContent)).toEqual(['Vehicle']);
});

test('scrolls its own top into view and moves the focus to the heading at each step [WIZ-09]', async () => {
  const { screen, host, root } = await openWizard({ step: 2 });
  host.style.paddingBlock = '2000px';
  button(screen, 'Next').scrollIntoView();
  const frame = root.querySelector('.wizard');
  expect(frame?.getBoundingClientRect().top).toBeLessThan(0);
  await userEvent.click(button(screen, 'Next'));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Price' });
  expect(root.activeElement).toBe(heading);
  expect(Math.round(frame?.getBoundingClientRect().top ?? -1)).toBeGreaterThanOrEqual(0);
  expect(frame?.getBoundingClientRect().top).toBeLessThan(40);
});

test('leaves by the back arrow: draft discarded, both addresses kept, events emitted [WIZ-04]', async () => {
  const { screen, host } = await openWizard({ step: 4 });
  const events: string[] = [];
  for (const name of ['freight-wizard-left', 'freight-navigate']) {
    host.addEventListener(name, (event) =>
      events.push(`${name} ${(event as CustomEvent).detail.to ?? ''}`.trim()),
    );
  }
  await userEvent.click(button(screen, 'Leave and go back'));
  await userEvent.click(button(screen, 'Leave'));
  const pickup = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  expect(pickup.value).toBe(karlstad.address);
  expect(events).toEqual(['freight-wizard-left', 'freight-navigate home']);
  const { draft } = orderDraft().getState();
  expect([draft.packageDetails.weight, draft.recipientDetails.name]).toEqual([0, '']);
  expect(draft.dropoffLocation).toEqual(stockholm);
});

test('asks before it discards what was filled in, and leaves without a question when nothing was [WIZ-04] [L12]', async () => {
  const filled = await openWizard({ step: 2 });
  await userEvent.click(button(filled.screen, 'Leave and go back'));
  const dialog = await filled.screen.findByRole('dialog', { name: 'Leave this order?' });
  expect(dialog.textContent).toContain('The addresses stay.');
  await userEvent.click(button(filled.screen, 'Keep editing'));
  expect(filled.screen.queryByRole('dialog')).toBeNull();
  expect(orderDraft().getState()).toMatchObject({ step: 2, draft: { packageDetails: aPackage } });
  filled.host.remove();

  const { packageDetails, recipientDetails } = newDraft().draft;
  const empty = await openWizard({ draft: { packageDetails, recipientDetails } });
  await userEvent.click(button(empty.screen, 'Leave and go back'));
  await empty.screen.findByRole('combobox', { name: 'Pickup address' });
});

test('is moved back by the host, never forward, and not while an order is being sent [L12]', async () => {
  const { screen, host } = await openWizard({ step: 3 });
  host.setAttribute('step', '2');
  await screen.findByText('Step 2 of 5');
  host.setAttribute('step', '4');
  await userEvent.click(button(screen, 'Next'));
  await screen.findByText('Step 3 of 5');
  host.removeAttribute('step');
  keepAttempt(new Date().toISOString());
  host.setAttribute('step', '1');
  await expect.poll(() => button(screen, 'Parcel').disabled).toBe(true);
  expect(orderDraft().getState().step).toBe(3);
  keepAttempt('');
});

test('goes back also when the host sets the step that it goes to and the one before in one task [L12]', async () => {
  const { host, screen } = await openWizard({ step: 2 });
  host.setAttribute('step', '2');
  await nextTask();
  goToStep(3);
  await screen.findByText('Step 3 of 5');
  host.setAttribute('step', '3');
  host.setAttribute('step', '2');
  await screen.findByText('Step 2 of 5');
});

test('shows both addresses from the first step on [A20]', async () => {
  const { screen } = await openWizard();
  const route = screen.getByRole('complementary', { name: 'Route' }).textContent;
  for (const words of [karlstad.street, karlstad.city, stockholm.street, stockholm.city])
    expect(route).toContain(words);
});

test('keeps distance and price in view once they are known', async () => {
  const { screen } = await openWizard({ step: 3 });
  await screen.findByText('Estimated time');
  await userEvent.click(button(screen, 'Next'));
  const route = await screen.findByRole('complementary', { name: 'Route' });
  expect(route.textContent).toMatch(/\d\skm.*\d\skr/);
});

test('puts the cursor into the first field that has to be filled in, and goes on by Enter from one to the next', async () => {
  const { packageDetails, recipientDetails } = newDraft().draft;
  const { screen, root } = await openWizard({ draft: { packageDetails, recipientDetails } });
  await userEvent.click(button(screen, 'Next'));
  const weight = await screen.findByRole('spinbutton', { name: 'Weight' });
  expect(root.activeElement).toBe(weight);
  await userEvent.keyboard('2{Enter}');
  expect(root.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Length' }));
  await userEvent.click(screen.getByRole('button', { name: /^Parcel/ }));
  const description = screen.getByRole<HTMLInputElement>('textbox', { name: 'Description' });
  expect(root.activeElement).toBe(description);
  expect([description.enterKeyHint, description.inputMode]).toEqual(['next', '']);
  expect(orderDraft().getState().draft.packageDetails.dimensions).toEqual({
    length: 40,
    width: 30,
    height: 30,
  });
  // A typed weight stays.
  expect(orderDraft().getState().draft.packageDetails.weight).toBe(2);
  await userEvent.keyboard('Lamps{Enter}');
  expect(root.activeElement).toBe(screen.getByRole('combobox', { name: 'Category' }));
});

test('emits the step it shows', async () => {
  const { screen, host } = await openWizard();
  const steps: number[] = [];
  host.addEventListener('freight-step-changed', (event) => steps.push((event as CustomEvent).detail.step));
  await userEvent.click(button(screen, 'Next'));
  await screen.findByText('Step 2 of 5');
  expect(steps).toEqual([2]);
});

test('offers four fuels with biogas chosen and most popular; Next is always there [WIZ-15] [WIZ-16] [WIZ-17] [WIZ-18]', async () => {
  const { screen } = await openWizard();
  const fuels = screen.getAllByRole<HTMLInputElement>('radio');
  expect(fuels.map(({ value }) => value)).toEqual(['biogas', 'diesel', 'electric', 'electricHybrid']);
  expect(fuels.map(({ checked }) => checked)).toEqual([true, false, false, false]);
  expect(screen.getAllByText('Most popular')).toHaveLength(1);
  expect(fuels[0]?.closest('label')?.textContent).toContain('Most popular');
  expect(button(screen, 'Next').disabled).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: /Electric hybrid/ }));
  expect(orderDraft().getState().draft.selectedVehicle.fuelType).toBe('electricHybrid');
  expect(button(screen, 'Next').disabled).toBe(false);
});

test('keeps everything after a reload in step 4 [WIZ-12] [WIZ-13]', async () => {
  const { host } = await openWizard({ step: 3 });
  goToStep(4);
  host.remove();
  forgetPage();
  const { screen } = await renderElement(element);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('Bo Mottagare');
  expect(orderDraft().getState().draft.packageDetails).toEqual(aPackage);
});

test('asks for the login when the session ends, keeps the draft private, and continues after it', async () => {
  const { screen, person } = await openWizard({ step: 4 });
  pageSession().expire();
  expect(await screen.findByRole('heading', { name: 'Log in to continue' })).toBeTruthy();
  expect(screen.queryByDisplayValue('Bo Mottagare')).toBeNull();
  await expect.poll(() => document.querySelector('freight-sign-in')?.getAttribute('open')).toBe('login');
  pageSession().setTokens({ token: person.token, refreshToken: person.refreshToken });
  const { pageClient } = await import('#testing/probes/pageClient.ts');
  pageSession().setUser(await pageClient().accounts.profile());
  expect(await screen.findByText('Step 4 of 5')).toBeTruthy();
  expect(screen.getByDisplayValue('Bo Mottagare')).toBeTruthy();
});

test('hides the draft of another customer', async () => {
  const { host } = await openWizard({ step: 4 });
  host.remove();
  pageSession().clear();
  const { screen } = await openWizardAsSomebodyElse();
  expect(await screen.findByRole('combobox', { name: 'Pickup address' })).toBeTruthy();
  expect(orderDraft().getState().draft.recipientDetails.name).toBe('');
});

async function openWizardAsSomebodyElse() {
  const { signInSomebody } = await import('#testing/renderElement.ts');
  await signInSomebody();
  return renderElement(element);
}
