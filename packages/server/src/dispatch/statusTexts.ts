import type { OrderStatus } from '@freight/contract';

/**
 * The sentence that goes with a status update. Swedish, because the wire has no language of its own
 * and Swedish is the product's first one; it names nobody, so visitors may read it too.
 */
export const statusTexts: Readonly<Record<OrderStatus, string>> = {
  pending_queue: 'Din beställning står i kö',
  pending: 'Din beställning väntar på bekräftelse',
  confirmed: 'Din transport är bekräftad',
  awaitingPickup: 'Ditt paket väntar på upphämtning',
  inTransit: 'Ditt paket är på väg',
  outForDelivery: 'Ditt paket är ute för leverans',
  delivered: 'Ditt paket är levererat',
  completed: 'Din transport är avslutad',
  cancelled: 'Din transport är avbokad',
  failed: 'Leveransen misslyckades',
  returned: 'Ditt paket har skickats tillbaka till avsändaren',
  onHold: 'Ditt paket är tillfälligt stoppat på vägen',
  escalated: 'Ditt ärende hanteras av kundtjänst',
};
