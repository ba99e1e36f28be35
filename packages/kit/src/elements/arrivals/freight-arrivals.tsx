import { defineElement, kitElement } from '#bridge/defineElement.ts';
import css from './arrivals.css?inline';
import { definition } from './definition.ts';
import { Screen } from './Screen.tsx';
import { arrivalsTexts } from './strings/index.ts';

export const element = kitElement({ definition, screen: Screen, css, texts: [arrivalsTexts] });

/** Resolves when the tag works. */
export const ready = defineElement(element);
