import { Live } from './network/live.ts';
import { replaceNetwork } from './network/network.ts';
import type { Call } from './states/answers.ts';
import { driver, hasDriver, positionAt } from './states/order.ts';
import { partsOf, pickupOf } from './states/parts.ts';
import type { Scene } from './states/scene.ts';

export interface RehearsalOptions {
  /** What is shown first; an order that was just booked by default. */
  readonly scene?: Scene;
  /** Addresses that are answered here: the API, and a socket or geocoder elsewhere. The page's own origin by default. */
  readonly addresses?: readonly string[] | (() => readonly string[]);
}

export interface Rehearsal {
  /** The state that is answered now. */
  scene(): Scene;
  /** Answers another state from now on, and sends what has changed over the live connection. */
  show(next: Scene): void;
  /** The calls that were answered so far, the first one first. */
  readonly calls: readonly Call[];
  /** Restores the page's own network. */
  end(): void;
}

const first: Scene = { moment: 'booked' };

/** Makes the browser count as offline, or as it is. */
function setOnline(isOnline: boolean): void {
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const isAnswering = ({ connection }: Scene) => connection !== 'offline' && connection !== 'origin refused';

/**
 * Answers every call of the page to the API from the states of a rehearsal: no account, no order, and nothing is sent.
 * Call it before the first element needs the API.
 */
export function rehearse({ scene = first, addresses }: RehearsalOptions = {}): Rehearsal {
  let shown = scene;
  const calls: Call[] = [];
  const live = new Live(() => (isAnswering(shown) ? partsOf(shown).status : undefined));
  const read = typeof addresses === 'function' ? addresses : () => addresses ?? [location.origin];
  const restoreNetwork = replaceNetwork({
    addresses: read,
    scene: () => shown,
    live,
    onCall: (call) => calls.push(call),
  });

  function follow(before: Scene): void {
    const wasOffline = before.connection === 'offline';
    const isOffline = shown.connection === 'offline';
    if (!isAnswering(shown)) live.cut();
    if (wasOffline !== isOffline) setOnline(!isOffline);
  }

  function announce(): void {
    const { status, statusHistory, arrivalWindow, arrivals, stopsBefore } = partsOf(shown);
    const timestamp = statusHistory.at(-1)?.changedAt ?? '';
    if (hasDriver(shown))
      live.emit('driverAssigned', {
        driverName: `${driver.firstName} ${driver.lastName}`,
        driverPhone: driver.phoneNr,
        driverRating: 4.8,
        estimatedArrival: arrivalWindow?.to ?? '',
      });
    live.emit('transportStatusUpdate', { status, message: '', timestamp });
    if (arrivalWindow)
      live.emit('arrivalUpdated', {
        ...arrivalWindow,
        arrivals,
        stopsBefore,
        pickupWindow: pickupOf(shown),
      });
    const position = positionAt(shown);
    if (position) live.emit('transportLocationUpdated', position);
  }

  follow(first);
  return {
    scene: () => shown,
    calls,
    show(next) {
      const before = shown;
      shown = next;
      follow(before);
      if (isAnswering(next)) announce();
    },
    end() {
      const before = shown;
      shown = first;
      live.cut();
      follow(before);
      restoreNetwork();
    },
  };
}
