import type { Methods } from '#bridge/methods/method.ts';
import { methodError } from '#bridge/methods/methodError.ts';

export const methods: Methods = {
  open({ root }) {
    const toggle = root.querySelector<HTMLElement>('[data-toggle]');
    if (!toggle) throw methodError('method-unavailable', 'No order is followed.');
    if (toggle.ariaExpanded === 'false') toggle.click();
  },
};
