import { paths } from '@freight/contract';
import { anOrder } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { newPiece } from '#elements/send/draft/draft.ts';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { leaveToSendAgain } from '#orders/actions/repeatedOrder.ts';
import { renewShared } from '#platform/registry.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { aPackage, forgetPage, openWizard, startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(async () => {
  await startAfresh();
  renewShared('capabilities');
});

const beam = { weight: 31, sides: { length: 400, width: 20, height: 20 }, count: 1, description: 'Beam' };
const boxes = { weight: 12.5, sides: aPackage.dimensions, count: 2, description: aPackage.description };
const draft = () => orderDraft().getState().draft;
/** The bodies of what has been posted, once there is one. */
async function sent(path: string): Promise<unknown[]> {
  const posted = async () => (await api('requests', path)).filter(({ method }) => method === 'POST');
  await expect.poll(async () => (await posted()).length).toBeGreaterThan(0);
  return (await posted()).map(({ body }) => JSON.parse(body) as unknown);
}
const plain = (node: Node | null) => (node?.textContent ?? '').replace(/\s/g, ' ');

async function openStep(parts: Parameters<typeof openWizard>[0] = {}) {
  const wizard = await openWizard({ step: 2, ...parts });
  const count = await wizard.screen.findByRole<HTMLInputElement>('spinbutton', {
    name: 'Number of pieces like this',
  });
  const next = () => userEvent.click(wizard.screen.getByRole('button', { name: 'Next' }));
  const errorOf = (field: HTMLElement) =>
    field.getAttribute('aria-invalid') === 'true'
      ? plain(wizard.root.getElementById(field.getAttribute('aria-describedby') ?? ''))
      : undefined;
  const group = (number: number) => wizard.screen.getByRole('group', { name: `Other piece ${number}` });
  const field = (number: number, name: string) =>
    [...group(number).querySelectorAll('input')].find(
      (input) => input.labels?.[0]?.textContent === name,
    ) as HTMLInputElement;
  return { ...wizard, count, next, errorOf, group, field };
}

test('several pieces of two sizes are filled in, priced together, and in the order that the server has [R4]', async () => {
  const { host, screen, count, next, field, root } = await openStep();
  expect(count.value).toBe('1');
  await userEvent.fill(count, '2');
  await userEvent.click(screen.getByRole('button', { name: 'Add pieces of another size' }));
  expect(root.activeElement).toBe(field(1, 'What is in it? (optional)'));
  await userEvent.keyboard('Beam');
  await userEvent.fill(field(1, 'Weight'), '31');
  for (const [side, value] of Object.entries({ Length: '400', Width: '20', Height: '20' }))
    await userEvent.fill(field(1, side), value);
  expect(plain(root)).toContain('3 pieces, 56 kg, 2.08 m³');
  expect(await accessibilityFindings(host)).toEqual([]);
  await next();
  await expect.poll(() => draft().pricing.estimatedPrice).toBeGreaterThan(0);
  expect((await sent(paths.calculatePrice))[0]).toMatchObject({ quantity: 3, pieces: [boxes, beam] });
  await next();
  await next();
  expect(await screen.findByText('1. Two drills and a ladder')).toBeTruthy();
  await expect.poll(() => plain(root)).toContain('2 × 12.5 kg, 120 × 80 × 100 cm');
  expect(plain(root)).toContain('2. Beam1 × 31 kg, 400 × 20 × 20 cm');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
  expect((await sent('/api/v1/transport'))[0]).toMatchObject({
    additionalData: { quantity: 3, pieces: [boxes, beam] },
  });
});

test('the price beside the steps is of all pieces, and unknown while one of them is [R4]', async () => {
  const { count, screen, root, field } = await openStep();
  const beside = () =>
    Number(/from ([\d\s]+)/.exec(plain(root.querySelector('.wizard__route')))?.[1]?.replace(/\s/g, ''));
  await expect.poll(beside).toBeGreaterThan(0);
  const single = beside();
  await userEvent.fill(count, '3');
  await expect.poll(beside).toBeGreaterThan(single);
  await userEvent.click(screen.getByRole('button', { name: 'Add pieces of another size' }));
  await expect.poll(beside).toBeNaN();
  await userEvent.fill(field(1, 'Weight'), '31');
  for (const side of ['Length', 'Width', 'Height']) await userEvent.fill(field(1, side), '40');
  await expect.poll(beside).toBeGreaterThan(single);
});

test('says under its field what another piece lacks, and what all pieces have too much of [R4]', async () => {
  const { count, next, errorOf, field, screen, root } = await openStep();
  await userEvent.click(screen.getByRole('button', { name: 'Add pieces of another size' }));
  await userEvent.fill(field(1, 'Number'), '1,5');
  await userEvent.fill(field(1, 'Width'), '10001');
  await next();
  expect(root.activeElement).toBe(field(1, 'Number'));
  expect(errorOf(field(1, 'Number'))).toBe('Enter a whole number, 1 or more');
  expect(errorOf(field(1, 'Weight'))).toBe('Enter a weight above 0');
  expect(errorOf(field(1, 'Length'))).toBe('Enter a length above 0');
  expect(errorOf(field(1, 'Width'))).toBe('Enter 10,000 cm at most');
  await userEvent.fill(field(1, 'Weight'), '3');
  expect(errorOf(field(1, 'Weight'))).toBeUndefined();
  expect(errorOf(field(1, 'Length'))).toBeTruthy();
  for (const side of ['Length', 'Width', 'Height']) await userEvent.fill(field(1, side), '40');
  await userEvent.fill(field(1, 'Number'), '100');
  await next();
  expect(errorOf(count)).toBe('One order has 100 pieces at most');
  expect(root.activeElement).toBe(count);
  await userEvent.fill(field(1, 'Number'), '99');
  expect(errorOf(count)).toBeUndefined();
  await userEvent.fill(field(1, 'Weight'), '2000');
  await next();
  expect(errorOf(count)).toBe('All pieces together weigh more than 100,000 kg');
  await userEvent.fill(field(1, 'Weight'), '3');
  for (const side of ['Length', 'Width', 'Height']) await userEvent.fill(field(1, side), '300');
  await next();
  expect(errorOf(count)).toBe('All pieces together are larger than 1,000 m³');
  await userEvent.fill(count, '');
  await next();
  expect(errorOf(count)).toBe('Enter a whole number, 1 or more');
  expect(orderDraft().getState().step).toBe(2);
});

test('takes a piece out again, and keeps the others over a reload [R4]', async () => {
  const { screen, root, group } = await openStep({
    draft: { count: 2, otherPieces: [newPiece(beam), newPiece({ ...beam, description: 'Pole' })] },
  });
  expect(group(2)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove other piece 1' }));
  expect(draft().otherPieces.map(({ description }) => description)).toEqual(['Pole']);
  expect(root.activeElement?.textContent).toBe('Add pieces of another size');
  forgetPage();
  expect(draft()).toMatchObject({ count: 2, otherPieces: [{ ...beam, description: 'Pole' }] });
});

test('offers 20 sizes and no more [R4]', async () => {
  const otherPieces = Array.from({ length: 18 }, () => newPiece(beam));
  const { screen, root, field } = await openStep({ draft: { otherPieces } });
  await userEvent.click(screen.getByRole('button', { name: 'Add pieces of another size' }));
  expect(draft().otherPieces).toHaveLength(19);
  expect(root.activeElement).toBe(field(19, 'What is in it? (optional)'));
  expect(screen.queryByRole('button', { name: 'Add pieces of another size' })).toBeNull();
});

test('an API that does not take several is asked for one, and nothing about it is shown [R4]', async () => {
  await api('fault', { path: paths.capabilities, status: 200, body: { success: true, data: {} } });
  const { screen, root } = await openWizard({ step: 2 });
  await screen.findByText('Step 2 of 5');
  await expect.poll(async () => (await api('requests', paths.capabilities)).length).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect((await sent(paths.calculatePrice))[0]).not.toHaveProperty('pieces');
  expect(root.querySelector('[name=count]')).toBeNull();
});

test('a draft keeps its pieces while it is not known what the API takes [R4]', async () => {
  await api('fault', { path: paths.capabilities, status: 503, times: 9 });
  const { count, next } = await openStep({ draft: { count: 4, otherPieces: [newPiece(beam)] } });
  expect(count.value).toBe('4');
  await next();
  expect((await sent(paths.calculatePrice))[0]).toMatchObject({ quantity: 5 });
});

test('an order of several pieces is sent again with all of them [R4]', async () => {
  await signInSomebody();
  leaveToSendAgain(anOrder({ quantity: 3, pieces: [boxes, beam] }));
  const { screen } = await renderElement(element);
  await screen.findByText('Step 1 of 5');
  expect(draft()).toMatchObject({
    count: 2,
    packageDetails: { weight: 12.5, dimensions: boxes.sides, description: boxes.description },
    otherPieces: [beam],
  });
});
