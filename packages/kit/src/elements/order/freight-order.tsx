import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import css from './order.css?inline';
import { orderTexts } from './orderTexts.ts';
import { Screen } from './Screen.tsx';

export const element = kitElement({ definition, screen: Screen, css, texts: [orderTexts] });

/** Resolves when the tag works. */
export const ready = defineElement(element);
