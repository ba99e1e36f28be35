import { defineElement, kitElement } from '#bridge/defineElement.ts';
import css from './address-book.css?inline';
import { definition } from './definition.ts';
import { Screen } from './Screen.tsx';
import { texts } from './strings/index.ts';

export const element = kitElement({ definition, screen: Screen, css, texts: [texts] });

/** Resolves when the tag works. */
export const ready = defineElement(element);
