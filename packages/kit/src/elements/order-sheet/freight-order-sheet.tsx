import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import css from './order-sheet.css?inline';
import { Screen } from './Screen.tsx';
import { sheetTexts } from './strings/index.ts';

export const element = kitElement({ definition, screen: Screen, css, texts: [sheetTexts] });

/** Resolves when the tag works. */
export const ready = defineElement(element);
