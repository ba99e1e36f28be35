import type { ReceivedOrder } from '@freight/client';
import { factsOfStatus, type Tracking } from '@freight/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { pageSession } from '#session/session.ts';
import { fetchDetails, fetchTracking } from './fetchOrder.ts';
import { createLatestArrival } from './latestArrival.ts';
import { createOrderSubscription, watchLine } from './orderLine.ts';
import { completeNames, learnNames, type OrderNames } from './orderNames.ts';
import {
  driverIn,
  driverOf,
  type OrderHandlers,
  type OrderState,
  type OrderWants,
  unknownOrder,
  updatesIn,
  withUpdates,
} from './orderState.ts';
import { createQuery } from './query.ts';

export interface OrderReader {
  wants: OrderWants;
  handlers: OrderHandlers;
}

export interface SharedOrder {
  store: StoreApi<OrderState>;
  isNamed: (names: Required<OrderNames>) => boolean;
  add: (reader: OrderReader) => void;
  /** True when that was the last reader: everything has ended then. */
  remove: (reader: OrderReader) => boolean;
  end: () => void;
  renew: () => void;
}

/** One order and everything that keeps it current, for as long as it has readers. */
export function createOrderStore(firstNames: Required<OrderNames>): SharedOrder {
  const session = pageSession();
  const store = createStore<OrderState>(() => unknownOrder);
  const readers = new Set<OrderReader>();
  const names = { ...firstNames };
  const arrival = createLatestArrival(store);
  const isSignedIn = () => session.getState().status === 'signed-in';
  const isWantedBySome = (part: keyof OrderWants) => [...readers].some((one) => one.wants[part]);

  const details = createQuery<ReceivedOrder>({
    load: (signal, onRetry) => {
      const isFirst = store.getState().details.data === undefined;
      const hasRetries = isFirst && [...readers].some((one) => one.wants.details === 'withRetries');
      return fetchDetails(firstNames._id || firstNames.orderId, { signal, onRetry, hasRetries });
    },
    read: () => store.getState().details,
    write(loaded) {
      store.setState({ details: loaded });
      // Without an answer the number is the only known name.
      if (loaded.state === 'failed') takeLine();
    },
    onAnswer(order, askedAt) {
      learn(order);
      arrival.onAnswer(order, askedAt);
      store.setState(({ driver }) => ({ driver: driverIn(order, driver) }));
      if (isOlder(order, askedAt)) details.ask();
      // The history is fetched by the order number, which may be known only from this answer.
      if (store.getState().tracking.state === 'idle') askTracking();
    },
  });
  const tracking = createQuery<Tracking>({
    load: (signal) => fetchTracking(names.orderId, signal),
    read: () => store.getState().tracking,
    write: (loaded) => store.setState({ tracking: loaded }),
    onAnswer(answer, askedAt) {
      learn(answer);
      arrival.onAnswer(answer, askedAt);
      store.setState(({ updates }) => ({ updates: withUpdates(updates, updatesIn(answer)) }));
      if (isOlder(answer, askedAt)) tracking.ask();
    },
  });
  const askDetails = () => isWantedBySome('details') && isSignedIn() && details.ask();
  const askTracking = () => isWantedBySome('tracking') && names.orderId && tracking.ask();
  function renew() {
    askDetails();
    askTracking();
  }
  function retry() {
    details.askIfFailed();
    tracking.askIfFailed();
  }

  const line = createOrderSubscription({
    onStatus(event) {
      const timestamp = event.timestamp || new Date(session.serverTime()).toISOString();
      const { status, message } = event;
      if (status)
        store.setState(({ updates }) => ({
          status: { status, message, timestamp, at: performance.now() },
          updates: withUpdates(updates, [{ status, message, timestamp }]),
        }));
      showLine();
      for (const { handlers } of [...readers]) handlers.onStatus?.({ ...event, timestamp });
      renew();
    },
    onDriver(event) {
      store.setState({ driver: driverOf(event) });
      for (const { handlers } of [...readers]) handlers.onDriver?.(event);
      renew();
    },
    onLocation(event) {
      const { lat, lng } = event;
      if (lat !== undefined && lng !== undefined) store.setState({ position: { lat, lng } });
      for (const { handlers } of [...readers]) handlers.onLocation?.(event);
    },
    onArrival: arrival.onEvent,
    onChanges: (changesVersion) => store.setState({ changesVersion }),
    onHandovers: () => store.setState(({ handovers }) => ({ handovers: handovers + 1 })),
    // What the link showed is gone from the screen before anything else is asked.
    onShareEnded() {
      tracking.stop();
      const { line: state, isFollowed } = store.getState();
      store.setState({ ...unknownOrder, line: state, isFollowed });
      askTracking();
    },
    onFollowed: showLine,
    // The order may have changed between an answer and the subscription, or while the connection was down.
    onSubscribed({ status }) {
      const known = store.getState().status?.status;
      learnStatus(status, performance.now());
      showLine();
      if (known && status && known !== status) renew();
      else retry();
    },
  });

  function takeLine() {
    const isKnown =
      isWantedBySome('isKnown') || store.getState().details.data || store.getState().tracking.data;
    const asVisitor = !isSignedIn();
    const id = asVisitor ? names.orderId : completeNames(names)._id || numberUnlessNamed();
    const isWanted = isKnown && id && (!asVisitor || isWantedBySome('tracking'));
    line.take(isWanted ? { id, asVisitor } : undefined);
    showLine();
  }

  /** The number, unless an answer that names the `_id` is on its way: one order needs one subscription. */
  function numberUnlessNamed(): string {
    return isWantedBySome('details') && store.getState().details.state === 'loading' ? '' : names.orderId;
  }

  function showLine() {
    const isOver = factsOfStatus(store.getState().status?.status ?? '')?.isFinal ?? false;
    const next = { line: line.state(isOver), isFollowed: line.isFollowed() };
    const { line: state, isFollowed } = store.getState();
    if (next.line !== state || next.isFollowed !== isFollowed) store.setState(next);
  }

  function learn(named: OrderNames) {
    learnNames(named);
    names._id = named._id || names._id;
    names.orderId = named.orderId || names.orderId;
    takeLine();
  }

  function learnStatus(status: string, at: number) {
    const known = store.getState().status;
    if (!status || (known && known.at > at)) return;
    const words = known?.status === status ? known : { message: '', timestamp: '' };
    store.setState({ status: { ...words, status, at } });
  }

  /** True for an answer that was requested before an event reported another status: it must not be the last one. */
  function isOlder({ status }: { status: string }, askedAt: number): boolean {
    learnStatus(status, askedAt);
    showLine();
    return status !== '' && store.getState().status?.status !== status;
  }

  /** What only the customer may know is gone before anybody else is asked for. */
  function changePerson() {
    details.stop();
    // Its customer was shown more of it than others are.
    if (!isSignedIn()) {
      tracking.stop();
      store.setState({ tracking: unknownOrder.tracking });
    }
    const { tracking: open } = store.getState();
    store.setState({
      ...unknownOrder,
      tracking: open,
      updates: open.data ? updatesIn(open.data) : [],
      status: open.data ? { status: open.data.status, message: '', timestamp: '', at: 0 } : null,
    });
    line.forget();
    renew();
    takeLine();
  }

  const stops = [
    watchLine({
      onChange: showLine,
      // A server that sends no state on subscribing does not send what was missed either.
      onReconnected: () => (line.wasSubscribed() ? retry() : renew()),
      onDisconnected: line.lose,
      onOnline: renew,
      onVisible: () => (store.getState().line === 'on' ? retry() : renew()),
      onFocus: retry,
    }),
    session.subscribe((state, before) => {
      if (state.status !== before.status || state.user?._id !== before.user?._id) changePerson();
    }),
  ];

  function end() {
    for (const stop of stops) stop();
    details.stop();
    tracking.stop();
    line.take(undefined);
  }

  return {
    store,
    renew,
    end,
    isNamed: ({ _id, orderId }) =>
      (_id !== '' && _id === names._id) ||
      (orderId !== '' && [names, firstNames].some((one) => one.orderId === orderId)),
    add(reader) {
      readers.add(reader);
      const { status, details: isDetailed, tracking: isTracked } = reader.wants;
      if (status) learnStatus(status.status, status.at);
      const { details: own, tracking: open, line: state } = store.getState();
      // Data that the live connection has kept current need not be requested again.
      const isNeeded = (part: { state: string }) =>
        part.state === 'idle' || part.state === 'failed' || (part.state === 'ready' && state !== 'on');
      if (isDetailed && isNeeded(own)) askDetails();
      if (isTracked && isNeeded(open)) askTracking();
      takeLine();
    },
    remove(reader) {
      readers.delete(reader);
      if (readers.size > 0) return false;
      end();
      return true;
    },
  };
}
