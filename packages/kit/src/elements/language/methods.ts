import type { Methods } from '#bridge/methods/method.ts';

export const methods: Methods = {
  open({ root }) {
    const button = root.querySelector<HTMLElement>('.menu__button');
    if (button?.ariaExpanded !== 'true') button?.click();
  },
};
