import type { OrderRun } from '@freight/contract';
import { Suspense } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';

const RunSentence = lazyPart(
  async () => (await import('#orders/run/RunSentence.tsx')).RunSentence,
  import.meta.url,
);

/** Why an order costs and emits less: the lorry that would have driven empty. Nothing for all other orders. */
export const OfRun = ({ run }: { run: OrderRun | undefined }) =>
  run ? (
    <Suspense>
      <RunSentence run={run} />
    </Suspense>
  ) : null;
