import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { SignIn } from './SignIn.tsx';
import css from './sign-in.css?inline';
import { texts } from './strings/index.ts';

export const element = kitElement({
  definition,
  screen: SignIn,
  css,
  texts: [texts],
});
export const ready = defineElement(element);
