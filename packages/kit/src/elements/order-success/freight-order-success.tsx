import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import css from './order-success.css?inline';
import { Screen } from './Screen.tsx';
import { successTexts } from './screen/strings/index.ts';

export const element = kitElement({ definition, screen: Screen, css, texts: [successTexts] });

/** Resolves when the tag works. */
export const ready = defineElement(element);
