import type { OrderStatus } from '@freight/contract';

/**
 * The sentence that goes with a status update. Swedish, because the wire has no language of its own
 * and Swedish is the product's first one; it names no person, so visitors may read it too.
 */
export const statusTexts: Readonly<Record<OrderStatus, string>> = {
  pending_queue: 'Ditt paket väntar i kö',
  pending: 'Din beställning inväntar bekräftelse',
  confirmed: 'Din beställning är bekräftad',
  awaitingPickup: 'Ditt paket väntar på att hämtas',
  inTransit: 'Ditt paket är på väg',
  outForDelivery: 'Ditt paket är ute för leverans',
  delivered: 'Ditt paket är levererat',
  completed: 'Din beställning är slutförd',
  cancelled: 'Din beställning är avbokad',
  failed: 'Ditt paket kunde inte levereras',
  returned: 'Ditt paket är returnerat',
  onHold: 'Ditt paket är pausat',
  escalated: 'Kundtjänst tar hand om ditt paket',
};
