import { type ElementDefinition, navigateEvent, resetMethod } from '#bridge/definition.ts';
import { sendingEvents } from '#elements/send/events/definition.ts';
import { prefillAttributes, prefillMethod } from '#elements/send/prefill/definition.ts';
import { townKey } from '#session/drafts.ts';

/** The way and the measures are its own: the price is asked for with them. The rest is for sending in place. */
const { pickup: _p, dropoff: _d, size: _s, weight: _w, sides: _m, ...forSending } = prefillAttributes;

export const definition = {
  tag: 'freight-price',
  summary: 'The price of a delivery beside goods: one quiet line that asks for a town once per tab.',
  attributes: {
    pickup: {
      type: 'string',
      description: 'Where the goods are: an address, or a town.',
    },
    size: {
      type: ['letterbox', 'parcel', 'half-pallet', 'pallet'],
      description: 'A usual size with its weight; `weight` and `sides` replace parts of it.',
    },
    weight: {
      type: 'number',
      description: 'Weight of the goods in kg.',
    },
    sides: {
      type: 'string',
      description: 'Length, width and height of the goods in cm, for example `80x60x100`.',
    },
    ...forSending,
  },
  events: {
    'freight-navigate': navigateEvent,
    // Sending unfolds in place where the page has no address for it.
    ...sendingEvents,
  },
  methods: {
    open: {
      description: 'Opens sending with the goods, as a press on the price does.',
    },
    prefill: prefillMethod('FreightPriceProperties', 'dropoff'),
    reset: resetMethod,
  },
  parts: {
    price: 'The price, which opens sending.',
  },
  firstFrame: true,
  sleeps: { unless: townKey, needs: 'quotes' },
} as const satisfies ElementDefinition;
