import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import type { definition } from './definition.ts';
import { OrderSuccess } from './screen/OrderSuccess.tsx';

export function Screen({ orderId }: PropertiesOf<typeof definition>) {
  const { emit } = useElement<typeof definition>();
  return (
    <OrderSuccess
      orderId={orderId || undefined}
      onPrinted={(printed) => emit('freight-receipt-printed', { orderId: printed })}
    />
  );
}
