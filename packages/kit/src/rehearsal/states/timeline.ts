import { type Happening, type Moment, momentFor, moments, type Scene } from './scene.ts';

const hour = 60;
const day = 24 * hour;

/** A change of status, in minutes after the order was made. */
interface Step {
  readonly status: string;
  readonly at: number;
}

/** A promised arrival, in minutes after the order was made. */
interface Promised {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly reason?: string;
}

/** A delivery in minutes after the order was made. */
export interface Timeline {
  /** The present. */
  readonly clock: number;
  /** What has happened so far, oldest first. */
  readonly steps: readonly Step[];
  /** What has been promised so far, oldest first. */
  readonly promises: readonly Promised[];
}

const pickedUp = 2 * hour;
const lastLeg = 4.5 * hour;
const delivery = 5.5 * hour;

/** The present at each moment of a delivery that goes well. */
const clocks: Readonly<Record<Moment, number>> = {
  booked: 2,
  'driver found': 31,
  'picked up': pickedUp + 1,
  'on its way': 200,
  'out for delivery': lastLeg + 10,
  delivered: delivery + 1,
  'a day later': delivery + day,
  'a week later': delivery + 7 * day,
};

const promised: Promised = { at: 1, from: 5 * hour, to: 6 * hour };
const begun: readonly Step[] = [
  { status: 'pending', at: 0 },
  { status: 'confirmed', at: 1 },
  { status: 'awaitingPickup', at: 30 },
];
const departed: readonly Step[] = [...begun, { status: 'inTransit', at: pickedUp }];
const arriving = (at: number): Step[] => [
  ...departed,
  { status: 'outForDelivery', at: lastLeg },
  { status: 'delivered', at },
];

interface Course {
  readonly steps: readonly Step[];
  readonly promises: readonly Promised[];
  /** Minutes by which the present is later than in a delivery that goes well. */
  readonly shift?: (moment: Moment) => number;
}

const isAfter = (moment: Moment, other: Moment) => moments.indexOf(moment) > moments.indexOf(other);
const once =
  (from: Moment, before: number, after: number) =>
  (moment: Moment): number =>
    isAfter(moment, from) ? after : moment === from ? before : 0;

const goesWell: Course = { steps: arriving(delivery), promises: [promised] };

const courses: Readonly<Record<Happening, Course>> = {
  // The promised time has passed when it is shown as out for delivery.
  late: {
    steps: arriving(delivery + 90),
    promises: [promised],
    shift: once('out for delivery', 86, 90),
  },
  'moved twice': {
    steps: arriving(delivery + 70),
    promises: [
      promised,
      { at: 90, from: 330, to: 390, reason: 'queueAtPickup' },
      { at: 195, from: 355, to: 415, reason: 'traffic' },
    ],
    shift: once('out for delivery', 0, 70),
  },
  'failed attempt': {
    steps: arriving(delivery + day),
    promises: [promised, { at: delivery, from: day + 300, to: day + 360, reason: 'nobodyHome' }],
    shift: once('out for delivery', 60, day),
  },
  'on hold': {
    steps: [...departed, { status: 'onHold', at: 190 }],
    promises: [promised, { at: 150, from: 330, to: 390, reason: 'vehicle' }],
  },
  cancelled: { steps: [...begun.slice(0, 2), { status: 'cancelled', at: 20 }], promises: [promised] },
  'unknown status': {
    steps: [...departed, { status: 'customsCheck', at: pickedUp + 1 }],
    promises: [promised],
  },
};

/** What has happened and was promised up to the moment of a scene. */
export function timelineOf({ moment: chosen, happening }: Scene): Timeline {
  const moment = momentFor(chosen, happening);
  const { steps, promises, shift }: Course = happening ? courses[happening] : goesWell;
  const clock = clocks[moment] + (shift?.(moment) ?? 0);
  const isPast = ({ at }: { at: number }) => at <= clock;
  return { clock, steps: steps.filter(isPast), promises: promises.filter(isPast) };
}
