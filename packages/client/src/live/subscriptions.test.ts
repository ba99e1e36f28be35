import { EventEmitter } from 'node:events';
import type {
  DriverAssigned,
  SubscribeAck,
  TransportLocationUpdated,
  TransportStatusUpdate,
} from '@freight/contract';
import { aDriverAssignment, aStatusUpdate } from '@freight/contract/testing';
import { describe, expect, test, vi } from 'vitest';
import { createdTransport, requireCancelled } from './acknowledgements.ts';
import { readDriverAssigned, readLocationUpdate, readStatusUpdate } from './readEvents.ts';
import { socketOptions } from './socketOptions.ts';
import { createSubscriptions } from './subscriptions.ts';

const transportId = aStatusUpdate().transportId;

/** Subscriptions over a connection that records every request and answers with `acknowledge`. */
function wired(acknowledge: (id: string) => unknown = () => ({ success: true, message: '' })) {
  const sent: unknown[] = [];
  const log = vi.fn();
  const subscriptions = createSubscriptions({
    async subscribe(request) {
      sent.push(request);
      return acknowledge(request.transportId) as SubscribeAck;
    },
    unsubscribe: (id) => sent.push(`leave ${id}`),
    log,
  });
  const socket = new EventEmitter();
  subscriptions.listenTo(socket);
  const server = {
    tellStatus: (event: TransportStatusUpdate) => socket.emit('transportStatusUpdate', event),
    tellDriver: (event: DriverAssigned) => socket.emit('driverAssigned', event),
    tellLocation: (event: TransportLocationUpdated) => socket.emit('transportLocationUpdated', event),
    tellArrival: (event: unknown) => socket.emit('arrivalUpdated', event),
    tellChanges: (event: unknown) => socket.emit('changesUpdated', event),
    tellHandovers: (event: unknown) => socket.emit('handoversUpdated', event),
  };
  return { sent, log, subscriptions, server };
}

const acknowledged = () => new Promise<void>((done) => setTimeout(done));

describe('subscriptions', () => {
  test('receive an arrival with its promises and stops, and none without a window [K1] [K2]', () => {
    const { subscriptions, server } = wired();
    const onArrival = vi.fn();
    subscriptions.add(transportId, { onArrival }, false);
    const window = { from: '2026-11-22T13:10:00.000Z', to: '2026-11-22T13:40:00.000Z' };
    const known = {
      ...window,
      arrivals: [{ ...window, at: window.from, reason: 'traffic', reasonText: '' }],
      stopsBefore: 3,
    };
    server.tellArrival({ transportId, ...known, secret: 1 });
    server.tellArrival({ transportId, ...known, from: 'soon' });
    server.tellArrival({ transportId: 'another', ...known });
    expect(onArrival.mock.calls).toEqual([[known]]);
  });

  test('are notified of an attempt at the door of their own order [K5]', () => {
    const { subscriptions, server } = wired();
    const onHandovers = vi.fn();
    subscriptions.add('FR7K-2M9P-QX4T', { onHandovers }, false);
    server.tellHandovers({ transportId, orderId: 'FR7K-2M9P-QX4T' });
    server.tellHandovers({ transportId: 'another' });
    server.tellHandovers(null);
    expect(onHandovers).toHaveBeenCalledTimes(1);
  });

  test('receive the version of the changes of their own order [K4]', () => {
    const { subscriptions, server } = wired();
    const onChanges = vi.fn();
    subscriptions.add('FR7K-2M9P-QX4T', { onChanges }, false);
    server.tellChanges({ transportId, orderId: 'FR7K-2M9P-QX4T', version: 4 });
    server.tellChanges({ transportId: 'another', version: 5 });
    server.tellChanges(null);
    expect(onChanges.mock.calls).toEqual([[4]]);
  });

  test('are sent once per transport and ended with the last listener [SOCKET-11] [SOCKET-12]', () => {
    const { sent, subscriptions } = wired();
    subscriptions.connected('socket-1');
    const handlers = {};
    const [first, second] = [
      subscriptions.add('A', handlers, false),
      subscriptions.add('A', handlers, false),
    ];
    expect(sent).toEqual([{ transportId: 'A' }]);
    first();
    first();
    expect(sent).toHaveLength(1);
    second();
    expect(sent).toEqual([{ transportId: 'A' }, 'leave A']);
  });

  test('wait for the connection and are sent again on every new one, with the last version [SOCKET-11] [SOCKET-04]', () => {
    const { sent, subscriptions, server } = wired();
    subscriptions.add(transportId, {}, false);
    expect(sent).toEqual([]);
    subscriptions.connected('socket-1');
    server.tellStatus(aStatusUpdate({ version: 3 }));
    server.tellDriver(aDriverAssignment({ version: 4 }));
    subscriptions.disconnected();
    subscriptions.connected('socket-2');
    subscriptions.connected('socket-2');
    expect(sent).toEqual([{ transportId }, { transportId, version: 4 }]);
  });

  test('give a later listener the status of the last event, not of the acknowledgement [F3]', async () => {
    const data = { transportId, status: 'confirmed', version: 2 };
    const { subscriptions, server } = wired(() => ({ success: true, message: '', data }));
    subscriptions.add(transportId, {}, false);
    subscriptions.connected('socket-1');
    await acknowledged();
    server.tellStatus(aStatusUpdate({ status: 'inTransit', version: 3 }));
    const onSubscribed = vi.fn();
    subscriptions.add(transportId, { onSubscribed }, false);
    expect(onSubscribed).toHaveBeenCalledExactlyOnceWith({ status: 'inTransit', version: 3 });
  });

  test('pass the acknowledged status to every listener and send its version on reconnect [SOCKET-11]', async () => {
    const { sent, subscriptions } = wired(() => ({
      success: true,
      message: '',
      data: { transportId: 'A', status: 'delivered', version: 9 },
    }));
    const [onSubscribed, late] = [vi.fn(), vi.fn()];
    subscriptions.connected('socket-1');
    subscriptions.add('A', { onSubscribed }, false);
    await acknowledged();
    subscriptions.add('A', { onSubscribed: late }, false);
    for (const listener of [onSubscribed, late]) {
      expect(listener).toHaveBeenCalledExactlyOnceWith({ status: 'delivered', version: 9 });
    }
    subscriptions.connected('socket-2');
    expect(sent[1]).toEqual({ transportId: 'A', version: 9 });
  });

  test('that fail are only logged [SOCKET-23]', async () => {
    const { log, subscriptions } = wired((id) => {
      if (id === 'cut') throw new Error('timeout');
      return id === 'denied' ? { success: false, message: 'Access denied' } : undefined;
    });
    subscriptions.connected('socket-1');
    for (const id of ['cut', 'denied', 'silent']) subscriptions.add(id, {}, false);
    await acknowledged();
    expect(log.mock.calls.map(([message, error]) => `${message} ${error.message}`)).toEqual([
      'No live updates for cut. timeout',
      'No live updates for denied. Access denied',
      'No live updates for silent. Subscription refused',
    ]);
  });

  test('that a lost connection has not answered are asked for on the next, and nothing is logged [SOCKET-11]', async () => {
    const lost = Promise.withResolvers<SubscribeAck>();
    const answers = [lost.promise, { success: true, message: '' }];
    const { sent, log, subscriptions } = wired(() => answers.shift());
    subscriptions.connected('socket-1');
    subscriptions.add('A', {}, false);
    subscriptions.disconnected();
    lost.reject(new Error('socket has been disconnected'));
    await acknowledged();
    subscriptions.connected('socket-2');
    await acknowledged();
    expect(sent).toEqual([{ transportId: 'A' }, { transportId: 'A' }]);
    expect(log).not.toHaveBeenCalled();
  });

  test('by id and by number of one order leave its room together [SOCKET-12]', async () => {
    const { sent, subscriptions } = wired(() => ({
      success: true,
      message: '',
      data: { transportId, status: 'pending', version: 1 },
    }));
    subscriptions.connected('socket-1');
    const byId = subscriptions.add(transportId, {}, false);
    const byNumber = subscriptions.add('FR7K', {}, false);
    await acknowledged();
    byId();
    expect(sent).toHaveLength(2);
    byNumber();
    expect(sent[2]).toBe('leave FR7K');
  });

  test.each([
    ['the number', 'FR7K', transportId],
    ['the id', transportId, 'FR7K'],
  ])(
    'left by %s stay in the room that the other name shares, also before an answer [SOCKET-12]',
    async (_name, left, kept) => {
      const data = { transportId, status: 'pending', version: 1 };
      const answers = [left, kept].map(() => Promise.withResolvers<unknown>());
      const waiting = answers.values();
      const { sent, subscriptions } = wired(() => waiting.next().value?.promise);
      subscriptions.connected('socket-1');
      const leave = subscriptions.add(left, {}, false);
      const leaveToo = subscriptions.add(kept, {}, false);
      leave();
      for (const { resolve } of answers) {
        resolve({ success: true, message: '', data });
        await acknowledged();
      }
      expect(sent).toEqual([{ transportId: left }, { transportId: kept }]);
      leaveToo();
      expect(sent[2]).toBe(`leave ${kept}`);
    },
  );

  test('of another order are left as soon as the answer has said so, and not on the next connection [SOCKET-12]', async () => {
    const { sent, subscriptions } = wired();
    subscriptions.connected('socket-1');
    const leave = subscriptions.add('A', {}, false);
    const leaveToo = subscriptions.add('B', {}, false);
    subscriptions.add('C', {}, false);
    leave();
    expect(sent).toHaveLength(3);
    await acknowledged();
    expect(sent[3]).toBe('leave A');
    subscriptions.add('D', {}, false);
    leaveToo();
    subscriptions.disconnected();
    subscriptions.connected('socket-2');
    await acknowledged();
    expect(sent.slice(4)).toEqual(['D', 'C', 'D'].map((id) => ({ transportId: id })));
  });

  test('of a person end with the session, those of a visitor stay [SOCKET-12]', () => {
    const { subscriptions, server } = wired();
    const [mine, anybodys] = [vi.fn(), vi.fn()];
    subscriptions.add(transportId, { onStatus: mine }, false);
    subscriptions.add('FR7K', { onStatus: anybodys }, true);
    subscriptions.dropPersonal();
    expect(subscriptions.hasVisitors()).toBe(true);
    server.tellStatus(aStatusUpdate({ orderId: 'FR7K' }));
    expect(mine).not.toHaveBeenCalled();
    expect(anybodys).toHaveBeenCalledTimes(1);
  });

  test('all end with `removeAll` [SOCKET-12]', () => {
    const { sent, subscriptions } = wired();
    subscriptions.connected('socket-1');
    subscriptions.add('A', {}, false);
    const late = subscriptions.add('B', {}, true);
    subscriptions.removeAll();
    late();
    expect(sent.slice(2)).toEqual(['leave A', 'leave B']);
    expect(subscriptions.hasVisitors()).toBe(false);
  });
});

describe('events', () => {
  const listening = (id = transportId) => {
    const { subscriptions, log, server } = wired();
    const spies = { onStatus: vi.fn(), onDriver: vi.fn(), onLocation: vi.fn() };
    subscriptions.add(id, spies, false);
    return { subscriptions, log, server, ...spies };
  };

  test('reach only the listeners of their transport, by id or by number [SOCKET-15] [SOCKET-16] [SOCKET-17]', () => {
    for (const id of [transportId, 'FR7K']) {
      const { onStatus, onDriver, onLocation, server } = listening(id);
      server.tellStatus(aStatusUpdate({ orderId: 'FR7K' }));
      server.tellDriver(aDriverAssignment({ orderId: 'FR7K' }));
      server.tellLocation({ transportId, orderId: 'FR7K', lat: 59, lng: 13 });
      server.tellStatus(aStatusUpdate({ transportId: 'other', version: 99 }));
      server.tellStatus(aStatusUpdate({ transportId: '', version: 99 }));
      expect(onStatus).toHaveBeenCalledExactlyOnceWith(aStatusUpdate({ orderId: 'FR7K' }));
      expect(onDriver).toHaveBeenCalledExactlyOnceWith(aDriverAssignment({ orderId: 'FR7K' }));
      expect(onLocation).toHaveBeenCalledExactlyOnceWith({ transportId, orderId: 'FR7K', lat: 59, lng: 13 });
    }
  });

  test('that are repeated are not announced again [SOCKET-15] [SOCKET-17]', () => {
    const { onStatus, onDriver, server } = listening();
    for (const version of [2, 3, 3, 1]) {
      server.tellStatus(aStatusUpdate({ status: `status-${version}`, version }));
    }
    server.tellDriver(aDriverAssignment({ version: 4 }));
    server.tellDriver(aDriverAssignment({ version: 7 }));
    server.tellDriver(aDriverAssignment({ version: 1, driverName: 'An earlier one' }));
    // After a reconnect: only the driver had changed, the status is sent along with the new version.
    server.tellStatus(aStatusUpdate({ status: 'status-3', version: 7, timestamp: 'later' }));
    expect(onStatus.mock.calls.map(([{ version }]) => version)).toEqual([2, 3]);
    expect(onDriver).toHaveBeenCalledTimes(1);
  });

  test('of another driver or another time of arrival are news [SOCKET-17]', () => {
    const { onDriver, server } = listening();
    server.tellDriver(aDriverAssignment({ version: 1 }));
    server.tellDriver(aDriverAssignment({ version: 2, estimatedArrival: 'later' }));
    server.tellDriver(aDriverAssignment({ version: 3, driverName: 'Another' }));
    expect(onDriver).toHaveBeenCalledTimes(3);
  });

  test('of a server without versions are delivered, except identical repeats [SOCKET-15] [SOCKET-17]', () => {
    const { onStatus, onDriver, server } = listening();
    const status = (timestamp: string) => aStatusUpdate({ version: undefined, timestamp });
    server.tellStatus(status('10:00'));
    server.tellStatus(status('10:00'));
    server.tellStatus(status('11:00'));
    server.tellDriver(aDriverAssignment({ version: undefined }));
    server.tellDriver(aDriverAssignment({ version: undefined }));
    expect(onStatus).toHaveBeenCalledTimes(2);
    expect(onDriver).toHaveBeenCalledTimes(1);
  });

  test('reach every listener although one of them fails [SOCKET-15]', () => {
    const { subscriptions, log, server } = listening();
    const next = vi.fn();
    subscriptions.add(transportId, { onStatus: () => expect.fail('broken listener') }, false);
    subscriptions.add(transportId, { onStatus: next }, false);
    server.tellStatus(aStatusUpdate());
    expect(next).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledTimes(1);
  });

  test.each([null, 7, 'x', [], {}, { transportId: 7, status: null, version: 'x' }])(
    'that are %j are read without harm [SOCKET-15] [SOCKET-16] [SOCKET-17]',
    (event) => {
      expect(readStatusUpdate(event)).toMatchObject({ status: '', message: '', timestamp: '' });
      expect(readStatusUpdate(event).version).toBeUndefined();
      expect(readDriverAssigned(event)).toMatchObject({ driverName: '', driverRating: 0 });
      expect(readLocationUpdate(event).lat).toBeUndefined();
    },
  );

  test('that are complete are read as they are [SOCKET-15] [SOCKET-16] [SOCKET-17]', () => {
    expect(readStatusUpdate(aStatusUpdate())).toEqual(aStatusUpdate());
    expect(readDriverAssigned(aDriverAssignment())).toEqual(aDriverAssignment());
    expect(readLocationUpdate({ transportId: 'A', lat: 59, lng: 13 })).toEqual({
      transportId: 'A',
      lat: 59,
      lng: 13,
    });
  });
});

describe('acknowledgements', () => {
  test('of a created transport give its data or the documented sentence [SOCKET-13] [SOCKET-19]', () => {
    expect(createdTransport({ success: true, data: { _id: 'a', orderId: 'b' } })).toEqual({
      _id: 'a',
      orderId: 'b',
    });
    expect(() => createdTransport({ success: false, message: 'Too late' })).toThrow('Too late');
    for (const answer of [{ success: false }, { success: true, message: 'Fine' }, null]) {
      expect(() => createdTransport(answer)).toThrow(
        expect.objectContaining({
          code: 'liveOrderFailed',
          message: 'Socket not connected. Failed to create transport.',
        }),
      );
    }
  });

  test('of a cancellation pass or give the documented sentence [SOCKET-14] [SOCKET-20]', () => {
    expect(() => requireCancelled({ success: true })).not.toThrow();
    expect(() => requireCancelled({ success: false, message: 'Too late' })).toThrow('Too late');
    const refused = { success: false, message: 'Transport not found' };
    expect(() => requireCancelled(refused)).toThrow(expect.objectContaining({ code: 'transportNotFound' }));
    for (const answer of [{ success: false }, undefined]) {
      expect(() => requireCancelled(answer)).toThrow(
        expect.objectContaining({ code: 'liveCancelFailed', message: 'Failed to cancel transport.' }),
      );
    }
  });
});

test('the socket has the documented options [SOCKET-05] [SOCKET-06] [SOCKET-07] [SOCKET-08] [SOCKET-10]', () => {
  expect(socketOptions).toMatchObject({
    transports: ['websocket', 'polling'],
    timeout: 10_000,
    reconnection: true,
    reconnectionAttempts: 3,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
  });
});
