import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';
import type { Tracking } from '#elements/track/details/Tracking.tsx';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { AwaitedOrder } from '#orders/view/AwaitedOrder.tsx';

const Fetched = lazyPart(
  async () => {
    const [{ Tracking }, { detailsTexts }] = await Promise.all([
      import('#elements/track/details/Tracking.tsx'),
      import('#elements/track/details/strings/index.ts'),
    ]);
    await detailsTexts.provide();
    return Tracking;
  },
  import.meta.url,
);

/** The tracking details, fetched with their texts when there is a package to show. */
export function LazyTracking(props: ComponentProps<typeof Tracking>) {
  const common = useCommonTexts();
  const awaited = (
    <div className="tracking tracking--awaited">
      <AwaitedOrder label={common('state.loading')} />
    </div>
  );
  return (
    <Suspense fallback={awaited}>
      <Fetched {...props} />
    </Suspense>
  );
}
