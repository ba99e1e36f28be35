// Generated from the sources by `npm run generate`; changes are lost.
export type * from './elements.js';

/** The stops of a delivery, from the order to a week after the delivery. */
declare const moments: readonly ['booked', 'driver found', 'picked up', 'on its way', 'out for delivery', 'delivered', 'a day later', 'a week later'];
type Moment = (typeof moments)[number];
/** What can go wrong with a delivery. */
declare const happenings: readonly ['late', 'moved twice', 'failed attempt', 'on hold', 'cancelled', 'unknown status'];
type Happening = (typeof happenings)[number];
/** What can go wrong between the page and the API. */
declare const connections: readonly ['offline', 'slow', 'origin refused', 'unknown number'];
type Connection = (typeof connections)[number];
/** One state of a rehearsed delivery; without a happening all goes well, without a connection the API answers. */
interface Scene {
  readonly moment: Moment;
  readonly happening?: Happening | undefined;
  readonly connection?: Connection | undefined;
  /** Milliseconds since 1970; the present by default. All times of a delivery count from it. */
  readonly now?: number | undefined;
}
/** A call that a page makes to the API. */
interface Call {
  readonly method: string;
  /** Of its address, without the query. */
  readonly path: string;
  readonly body?: unknown;
}
/** What is answered, as JSON. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
}
/** What the API would answer to a call in this state; 404 for a call that has nothing to do with a delivery. */
declare function answerTo(call: Call, scene: Scene): Answer;
interface RehearsalOptions {
  /** What is shown first; an order that was just booked by default. */
  readonly scene?: Scene;
  /** Addresses that are answered here: the API, and a socket or geocoder elsewhere. The page's own origin by default. */
  readonly addresses?: readonly string[] | (() => readonly string[]);
}
interface Rehearsal {
  /** The state that is answered now. */
  scene(): Scene;
  /** Answers another state from now on, and sends what has changed over the live connection. */
  show(next: Scene): void;
  /** The calls that were answered so far, the first one first. */
  readonly calls: readonly Call[];
  /** Restores the page's own network. */
  end(): void;
}
/**
 * Answers every call of the page to the API from the states of a rehearsal: no account, no order, and nothing is sent.
 * Call it before the first element needs the API.
 */
declare function rehearse({ scene, addresses }?: RehearsalOptions): Rehearsal;
/** An answer of the API as plain data. */
type Data = Readonly<Record<string, unknown>>;
/** The number of the rehearsed order where a page names none. */
declare const rehearsedNumber = "FR7K-REHEARSAL";
/** What `GET /api/v1/transport/tracking/{orderId}` answers in this state, with the number that was asked for. */
declare function trackingAt(scene: Scene, orderId?: string): Data;
/** What `GET /api/v1/transport/{id}` answers the order's customer in this state. */
declare function orderAt(scene: Scene, orderId?: string, _id?: string): Data;
interface Window {
  readonly from: string;
  readonly to: string;
}
/** The parts of an order, and of its tracking, that a state decides about. Times are ISO text. */
interface StateParts {
  readonly status: string;
  /** Oldest first. */
  readonly statusHistory: readonly {
    readonly status: string;
    readonly changedAt: string;
  }[];
  /** Between which moments it arrives; missing once nothing is expected any more. */
  readonly arrivalWindow?: Window | undefined;
  /** Every promise so far, oldest first. */
  readonly arrivals: readonly (Window & {
    readonly at: string;
    readonly reason?: string;
  })[];
  /** Deliveries of the same driver before this one, on the last leg. */
  readonly stopsBefore?: number | undefined;
}
/** What a state makes of any order; lay it over one that an API has answered. */
declare function partsOf(scene: Scene): StateParts;
/** A state of an order of which the API keeps more than its status: what it answers to which call. */
interface FurtherState {
  /** What the state makes of the order itself. */
  readonly parts: StateParts;
  /** By path, in place of the API's own answers. */
  readonly answers: Readonly<Record<string, Data>>;
}
/** Claims, changes and handovers, by what an order with them is called. */
declare const furtherStates: readonly ['delivered with a claim', 'claim answered', 'change waiting', 'change refused', 'delivery changed', 'code for the handover', 'attempt at the door', 'handed over'];
type FurtherStateName = (typeof furtherStates)[number];
/** An order with a claim, a change or a handover, and what the API answers about it. */
declare function furtherState(name: FurtherStateName, now?: number): FurtherState;
export { type Answer, type Call, type Connection, type Data, type FurtherState, type FurtherStateName, type Happening, type Moment, type Rehearsal, type RehearsalOptions, type Scene, type StateParts, answerTo, connections, furtherState, furtherStates, happenings, moments, orderAt, partsOf, rehearse, rehearsedNumber, trackingAt };
