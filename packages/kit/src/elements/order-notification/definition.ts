import { storageKeys } from '@freight/contract';
import { type ElementDefinition, navigateEvent } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-order-notification',
  summary: 'The floating card that follows the active order from page to page.',
  attributes: {},
  events: {
    'freight-navigate': navigateEvent,
    'freight-order-updated': {
      detail: { transportId: 'string', status: 'string' },
      description: 'The followed order has a new status.',
    },
    'freight-driver-assigned': {
      detail: { transportId: 'string' },
      description: 'The followed order has a driver.',
    },
    'freight-location-updated': {
      detail: { transportId: 'string' },
      description: 'The driver of the followed order moved.',
    },
    'freight-order-dismissed': {
      detail: { orderId: 'string' },
      description: 'The card was closed or ran out.',
    },
  },
  methods: {
    open: {
      description: 'Unfolds the card of the followed order.',
    },
  },
  parts: { card: 'The expanded card.', pill: 'The minimized card.' },
  everywhere: 'last',
  sleeps: { unless: storageKeys.notification },
} as const satisfies ElementDefinition;
