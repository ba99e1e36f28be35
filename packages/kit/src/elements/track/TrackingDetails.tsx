import type { Tracking } from '@freight/contract';
import { Journey } from '#orders/Journey.tsx';
import { History } from './History.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PackageInfo } from './PackageInfo.tsx';
import { RouteInfo } from './RouteInfo.tsx';
import { StatusBanner } from './StatusBanner.tsx';
import { TrackedRoute } from './TrackedRoute.tsx';
import type { ShownTracking } from './useTracking.ts';

/** Everything the answer holds; parts without content are left out (OPEN-54) [TRACK-08]. */
export function TrackingDetails({ tracking, ...shown }: ShownTracking & { tracking: Tracking }) {
  return (
    <>
      <StatusBanner tracking={tracking} shown={shown} />
      <Journey status={tracking.status} history={tracking.statusHistory}>
        <TrackedRoute tracking={tracking} driver={shown.driver} />
      </Journey>
      <div className="tracking__columns">
        <div className="tracking__column">
          <RouteInfo tracking={tracking} />
          <PackageInfo tracking={tracking} />
        </div>
        <div className="tracking__column">
          <History history={tracking.statusHistory} />
          <OrderSummary tracking={tracking} />
        </div>
      </div>
    </>
  );
}
