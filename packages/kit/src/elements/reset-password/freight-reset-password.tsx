import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { ResetPassword } from './ResetPassword.tsx';
import css from './reset-password.css?inline';
import { texts } from './strings/index.ts';

export const element = kitElement({
  definition,
  screen: ResetPassword,
  css,
  texts: [texts],
  methods: () => import('#bridge/methods/reset.ts'),
});
export const ready = defineElement(element);
