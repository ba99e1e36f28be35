import {
  type ChangesUpdated,
  type DriverAssigned,
  type ShareEnded,
  sharePrefix,
  type TransportLocationUpdated,
  type TransportStatusUpdate,
} from '@freight/contract';
import { LiveError } from '#errors/apiError.ts';
import { fieldsOf, text } from '#fields/fields.ts';
import type { LiveHandlers } from './api.ts';
import { createLeaving } from './leaving.ts';
import {
  readArrival,
  readChangesUpdated,
  readDriverAssigned,
  readLocationUpdate,
  readNames,
  readShareEnded,
  readStatusUpdate,
} from './readEvents.ts';
import { pauseAfter } from './refusals.ts';
import { isRepeatedDriver, isRepeatedStatus } from './repeats.ts';
import type { Subscription } from './subscription.ts';
import type { OrderEvents, Wire } from './wire.ts';

/** The subscriptions to transports, kept across connections [SOCKET-11] [SOCKET-12]. */
export function createSubscriptions(wire: Wire) {
  const subscriptions = new Map<string, Subscription>();
  const leaving = createLeaving(wire, subscriptions);
  let connection = '';

  function call<T>(handler: ((event: T) => void) | undefined, event: T) {
    try {
      handler?.(event);
    } catch (error) {
      wire.log('A listener for live updates failed.', error);
    }
  }

  type Named = Pick<TransportLocationUpdated, 'transportId' | 'orderId'>;
  const addressed = ({ transportId, orderId }: Named) =>
    [...subscriptions.values()].filter(({ id, serverId }) =>
      [transportId, orderId].some((named) => named && (named === id || named === serverId)),
    );

  function noteVersion(subscription: Subscription, version: unknown) {
    if (typeof version !== 'number') return;
    subscription.version = Math.max(version, subscription.version ?? 0);
  }

  function setFollowed(subscription: Subscription, isFollowed: boolean) {
    subscription.isFollowed = isFollowed;
    for (const handlers of [...subscription.handlers]) call(handlers.onFollowed, isFollowed);
  }

  /** A connection that ends before it has answered is no failure: the request is sent again on the next one. */
  async function announce(subscription: Subscription) {
    const { id, version } = subscription;
    const announcedOn = connection;
    clearTimeout(subscription.repeat);
    subscription.connection = connection;
    subscription.isAwaited = true;
    let error: unknown;
    const answer = await wire
      .subscribe(version === undefined ? { transportId: id } : { transportId: id, version })
      .catch((reason: unknown) => {
        error = reason;
      });
    if (connection !== announcedOn) return;
    subscription.isAwaited = false;
    const data = fieldsOf(answer?.data);
    if (answer?.success) subscription.serverId = text(data.transportId) || id;
    leaving.tryAgain();
    if (subscriptions.get(id) !== subscription) return;
    if (answer?.success) accepted(subscription, data);
    else refused(subscription, fieldsOf(answer), error);
  }

  function accepted(subscription: Subscription, data: Record<string, unknown>) {
    subscription.refusals = 0;
    noteVersion(subscription, data.version);
    setFollowed(subscription, true);
    if (typeof data.version !== 'number') return;
    const state = { status: text(data.status), version: data.version };
    subscription.received.state = state;
    for (const handlers of [...subscription.handlers]) call(handlers.onSubscribed, state);
  }

  /**
   * Only logged, and only once: everything works without live updates as well [SOCKET-23]. A temporary refusal is
   * repeated on the same connection, which would otherwise never receive any events.
   */
  function refused(subscription: Subscription, answer: Record<string, unknown>, error: unknown) {
    const { id, refusals } = subscription;
    const reason = error ?? new LiveError('liveSubscriptionRefused', text(answer.message));
    if (refusals === 0)
      wire.log(`No live updates for ${id.startsWith(sharePrefix) ? 'a shared order' : id}.`, reason);
    setFollowed(subscription, false);
    const pause = pauseAfter(answer, refusals);
    if (pause === undefined) return;
    subscription.refusals = refusals + 1;
    subscription.repeat = setTimeout(() => void announce(subscription), pause);
  }

  /** Removes a subscription: it is not repeated and receives no events any more. */
  function drop({ id, repeat }: Subscription) {
    clearTimeout(repeat);
    subscriptions.delete(id);
  }

  function retract(subscription: Subscription) {
    if (connection && subscription.connection === connection) leaving.leave(subscription);
  }

  function remove(subscription: Subscription, handlers: LiveHandlers) {
    if (!subscription.handlers.delete(handlers) || subscription.handlers.size > 0) return;
    if (subscriptions.get(subscription.id) !== subscription) return;
    drop(subscription);
    retract(subscription);
  }

  /** Passes a status to the listeners of its transport, unless they have received it. */
  function deliverStatus(event: TransportStatusUpdate) {
    for (const subscription of addressed(event)) {
      const isRepeated = isRepeatedStatus(event, subscription.received);
      noteVersion(subscription, event.version);
      if (isRepeated) continue;
      subscription.received.onStatus = event;
      // Later listeners start with this status, not with the one at the time of subscribing.
      const { state } = subscription.received;
      if (state)
        subscription.received.state = { status: event.status, version: event.version ?? state.version };
      for (const handlers of [...subscription.handlers]) call(handlers.onStatus, event);
    }
  }

  function deliverDriver(event: DriverAssigned) {
    for (const subscription of addressed(event)) {
      const isRepeated = isRepeatedDriver(event, subscription.received);
      noteVersion(subscription, event.version);
      if (isRepeated) continue;
      subscription.received.onDriver = event;
      for (const handlers of [...subscription.handlers]) call(handlers.onDriver, event);
    }
  }

  const handlersOf = (event: Named) => addressed(event).flatMap(({ handlers }) => [...handlers]);

  function deliverLocation(event: TransportLocationUpdated) {
    for (const { onLocation } of handlersOf(event)) call(onLocation, event);
  }

  function deliverArrival(event: unknown) {
    const arrival = readArrival(event);
    if (!arrival) return;
    for (const { onArrival } of handlersOf(readNames(event))) call(onArrival, arrival);
  }

  function deliverHandovers(event: unknown) {
    for (const { onHandovers } of handlersOf(readNames(event))) call(onHandovers, undefined);
  }

  function deliverChanges(event: ChangesUpdated) {
    for (const { onChanges } of handlersOf(event)) call(onChanges, event.version);
  }

  /** Subscribes once more, because the link may show something else now; a withdrawn link is refused. */
  function deliverShareEnded(event: ShareEnded) {
    for (const subscription of addressed(event)) {
      void announce(subscription);
      for (const { onShareEnded } of [...subscription.handlers]) call(onShareEnded, undefined);
    }
  }

  return {
    /** Handles the events of a new socket; they are read tolerantly, because any server may send them. */
    listenTo(socket: OrderEvents) {
      socket.on('transportStatusUpdate', (event) => deliverStatus(readStatusUpdate(event)));
      socket.on('driverAssigned', (event) => deliverDriver(readDriverAssigned(event)));
      socket.on('transportLocationUpdated', (event) => deliverLocation(readLocationUpdate(event)));
      socket.on('arrivalUpdated', deliverArrival);
      socket.on('changesUpdated', (event) => deliverChanges(readChangesUpdated(event)));
      socket.on('handoversUpdated', deliverHandovers);
      socket.on('shareEnded', (event) => deliverShareEnded(readShareEnded(event)));
    },

    /** Adds a listener; the first for a transport subscribes at the server. */
    add(id: string, handlers: LiveHandlers, isVisitor: boolean): () => void {
      const own = { ...handlers }; // A copy, so that the same handlers given twice count twice.
      const standing = subscriptions.get(id);
      if (standing) {
        standing.handlers.add(own);
        standing.isVisitor ||= isVisitor;
        if (standing.isFollowed) call(own.onFollowed, true);
        if (standing.received.state) call(own.onSubscribed, standing.received.state);
        return () => remove(standing, own);
      }
      const subscription: Subscription = {
        id,
        serverId: id,
        handlers: new Set([own]),
        isVisitor,
        connection: '',
        isAwaited: false,
        isFollowed: false,
        refusals: 0,
        repeat: undefined,
        received: {},
      };
      subscriptions.set(id, subscription);
      if (connection) void announce(subscription);
      return () => remove(subscription, own);
    },

    hasVisitors: () => [...subscriptions.values()].some(({ isVisitor }) => isVisitor),

    /** Subscribes everything on a new connection, once. */
    connected(id: string) {
      connection = id;
      for (const subscription of subscriptions.values()) {
        if (subscription.connection !== id) void announce(subscription);
      }
    },

    disconnected() {
      connection = '';
      leaving.forget();
      for (const subscription of subscriptions.values()) {
        clearTimeout(subscription.repeat);
        subscription.refusals = 0;
        subscription.isFollowed = false;
      }
    },

    /** Forgets what belonged to a person; a visitor's subscriptions by public number stay. */
    dropPersonal() {
      for (const subscription of subscriptions.values()) if (!subscription.isVisitor) drop(subscription);
    },

    removeAll() {
      const all = [...subscriptions.values()];
      for (const subscription of all) drop(subscription);
      for (const subscription of all) retract(subscription);
    },
  };
}
