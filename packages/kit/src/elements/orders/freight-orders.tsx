import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import css from './orders.css?inline';
import { ordersTexts } from './ordersTexts.ts';
import { Screen } from './Screen.tsx';

export const element = kitElement({ definition, screen: Screen, css, texts: [ordersTexts] });

/** Resolves when the tag works. */
export const ready = defineElement(element);
