import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '#runtime/configuration.ts';
import { api } from '#testing/api.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';
import { element } from './freight-send.tsx';
import { forgetSending } from './sending.ts';

beforeAll(connectToApi);
beforeEach(async () => {
  forgetSending();
  await api('reset');
});

test('finds addresses', async () => {
  await signInSomebody();
  const { screen, root } = await renderElement(element);
  const pickup = await screen.findByRole('combobox', { name: 'Pickup address' });
  await userEvent.type(pickup, 'storgatan 1 karls');
  const option = await screen.findAllByRole('option');
  console.log(option.map((o) => o.textContent));
  await userEvent.click(option[0] as Element);
  console.log((pickup as HTMLInputElement).value);
  configure({});
  expect(root).toBeTruthy();
});
