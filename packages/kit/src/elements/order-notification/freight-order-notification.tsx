import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { OrderNotification } from './OrderNotification.tsx';
import css from './order-notification.css?inline';
import { texts } from './strings/index.ts';

export const element = kitElement({
  definition,
  screen: OrderNotification,
  css,
  texts: [texts],
  methods: () => import('./methods.ts'),
});
export const ready = defineElement(element);
