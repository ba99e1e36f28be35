import type { Methods } from '#bridge/methods/method.ts';
import { methodError } from '#bridge/methods/methodError.ts';

export const methods: Methods = {
  open({ root }) {
    const button = root.querySelector<HTMLElement>('.menu__button,[part~=login]');
    if (!button) throw methodError('method-unavailable', 'The partner of the page signs people in.');
    if (button.ariaExpanded !== 'true') button.click();
  },
};
