import { beforeEach, expect, test } from 'vitest';
import { connectToApi, renderElement } from '#testing/renderElement.ts';
import { element } from './freight-price.tsx';
import { chooseTown, deliveryTown } from './town.ts';

type Price = HTMLElement & Record<'open' | 'prefill' | 'reset', (given?: unknown) => Promise<void>>;

const stockholm = {
  address: 'Stockholm, Sverige',
  lat: 59.3293,
  lng: 18.0686,
  street: '',
  postalCode: '',
  city: 'Stockholm',
  country: 'Sverige',
  placeId: 'N2',
};

beforeEach(connectToApi);

test('opens sending by open() once there is a price, and asks for the town again after reset() [Q8]', async () => {
  const { host, screen } = await renderElement(element);
  const price = host as Price;
  await expect(price.open()).rejects.toMatchObject({ code: 'method-unavailable' });
  await expect(price.prefill({ dropoff: 'Stockholm' })).rejects.toMatchObject({ code: 'method-argument' });
  await price.prefill({ pickup: 'Karlstad', weight: 40, sides: '200x90x80' });
  chooseTown(stockholm);
  await screen.findByRole('button', { name: /^from/i });
  await price.open();
  await screen.findByRole('button', { name: 'Close' });
  await price.reset();
  await screen.findByRole('textbox');
  expect(deliveryTown().getState().place).toBeNull();
  expect(sessionStorage.getItem('freight.town')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});
