import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { texts } from './strings/index.ts';
import { UserMenu } from './UserMenu.tsx';
import css from './user-menu.css?inline';

export const element = kitElement({
  definition,
  screen: UserMenu,
  css,
  texts: [texts],
  methods: () => import('./methods.ts'),
});
export const ready = defineElement(element);
