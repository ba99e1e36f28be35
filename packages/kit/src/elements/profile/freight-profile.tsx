import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { definition } from './definition.ts';
import { Profile } from './Profile.tsx';
import css from './profile.css?inline';
import { texts } from './profileTexts.ts';

export const element = kitElement({
  definition,
  screen: Profile,
  css,
  texts: [texts],
  methods: () => import('#bridge/methods/reset.ts'),
});
export const ready = defineElement(element);
