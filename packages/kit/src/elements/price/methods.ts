import { camelCase } from '#bridge/definition.ts';
import type { Method, Methods } from '#bridge/methods/method.ts';
import { methodError } from '#bridge/methods/methodError.ts';
import { prefillOf, resetSending } from '#elements/send/methods.ts';
import { definition } from './definition.ts';
import { forgetTown } from './town.ts';

/** Opens sending, as a press on the price does. */
const open: Method = ({ root }) => {
  const price = root.querySelector<HTMLElement>('.price-line__price');
  if (!price) throw methodError('method-unavailable', 'open() needs a price, and none is shown.');
  price.click();
};

const reset: Method = async (called) => {
  await resetSending(called);
  forgetTown();
};

export const methods: Methods = {
  prefill: prefillOf(Object.keys(definition.attributes).map(camelCase)),
  reset,
  open,
};
