import { element } from '#elements/order-notification/freight-order-notification.tsx';
import { followOrder } from '#orders/card/activeOrder.ts';
import { renderElement } from '#testing/renderElement.ts';

const spaces = /\s/g;

export const followed = {
  transportId: '65f0c0ffee0000000000beef',
  orderId: 'FR7K-2M9P-QX4T',
  pickupLocation: 'Storgatan 12, 652 24 Karlstad',
  dropoffLocation: 'Sveavägen 44, 111 34 Stockholm',
  packageType: { type: 'construction', subType: 'tools_hardware' },
  totalPrice: 1234.5,
};
export const driver = {
  driverName: 'Kim Chaufför',
  driverPhone: '+46 70-174 06 05',
  driverRating: 4.75,
  estimatedArrival: '2099-03-02T12:30:00.000Z',
};

/** The card of an order, with parts replaced. */
export async function showCard(parts: Partial<typeof followed & typeof driver & { status: string }> = {}) {
  const rendered = await renderElement(element);
  followOrder({ ...followed, ...parts });
  const card = await rendered.screen.findByRole('region');
  const { root } = rendered;
  return {
    ...rendered,
    card,
    place: root.querySelector('.order-place') as HTMLElement,
    text: () => card.textContent?.replace(spaces, ' ') ?? '',
    pill: () => root.querySelector<HTMLElement>('[part=pill]'),
    isExpanded: () => root.querySelector('[part=card]') !== null,
  };
}

/** Until what was just done has reached the screen. */
export async function drawn() {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}
