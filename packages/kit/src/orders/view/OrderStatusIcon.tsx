import { isKnownStatus, type KnownStatus } from '@freight/contract';

/** One drawing per status, on the same grid as the kit's other icons [TRACK-24]. */
const circle = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18';
const drawings: Readonly<Record<KnownStatus, string>> = {
  pending: `${circle}M12 7v5l3 2`,
  pending_queue: 'M4 6h16M4 12h16M4 18h9',
  confirmed: 'M6 3h9l4 4v14H6zM9 13l2.5 2.5L16 11',
  awaitingPickup: 'M4 13h16v8H4zM12 13V3M8.5 6.5 12 3l3.5 3.5',
  inTransit:
    'M2 6h12v11H2zM14 10h4l4 4v3h-8M7 20a2 2 0 1 1 0-4 2 2 0 0 1 0 4M17.5 20a2 2 0 1 1 0-4 2 2 0 0 1 0 4',
  outForDelivery: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  delivered: `${circle}M8 12.5l3 3 5.5-6`,
  completed: 'M6 21V4h12l-3 4 3 4H6',
  cancelled: `${circle}M9 9l6 6M15 9l-6 6`,
  failed: 'M12 8v5M12 16.5v.5M12 3l9.5 17h-19z',
  returned: 'M9 14 4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  onHold: `${circle}M10 9v6M14 9v6`,
  escalated: 'M12 20V5M6 11l6-6 6 6',
  accepted: 'M5 12.5l4.5 4.5L19 7',
  picked: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  finding_driver: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M16 16l5 5',
};
const unknown = `${circle}M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 2.1M12 17v.2`;

export function OrderStatusIcon({ status }: { status: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-status={status}>
      <path d={isKnownStatus(status) ? drawings[status] : unknown} />
    </svg>
  );
}
