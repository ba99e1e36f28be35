import type { Data } from '#rehearsal/states/order.ts';

interface Subscription {
  readonly socket: RehearsedSocket;
  readonly transportId: string;
}

/** What answers subscriptions: the state of the order, or undefined while nothing is answered. */
type StatusOf = () => string | undefined;

/** The other end of every live connection of the page. */
export class Live {
  readonly #status: StatusOf;
  readonly #sockets = new Set<RehearsedSocket>();
  #subscriptions: Subscription[] = [];
  #version = 1;

  constructor(status: StatusOf) {
    this.#status = status;
  }

  /** Opens the connection, unless nothing is answered; a connection that stays silent is one that the page waits for. */
  open(socket: RehearsedSocket): void {
    if (this.#status() === undefined) return;
    this.#sockets.add(socket);
    socket.accept();
  }

  leave(socket: RehearsedSocket): void {
    this.#sockets.delete(socket);
    this.#subscriptions = this.#subscriptions.filter((one) => one.socket !== socket);
  }

  /** The acknowledgement of a message. */
  answer(socket: RehearsedSocket, name: string, { transportId }: { transportId?: string }): Data {
    if (name === 'unsubscribeFromTransport')
      this.#subscriptions = this.#subscriptions.filter(
        (one) => one.socket !== socket || one.transportId !== transportId,
      );
    if (name !== 'subscribeToTransport' || !transportId) return { success: true, message: 'Rehearsed' };
    this.#subscriptions.push({ socket, transportId });
    const data = { transportId, status: this.#status() ?? '', version: this.#version };
    return { success: true, message: 'Subscribed', data };
  }

  /** Sends an event about the order under every name that a page follows it by. */
  emit(event: string, data: Data): void {
    this.#version += 1;
    for (const { socket, transportId } of this.#subscriptions)
      socket.deliver(`42${JSON.stringify([event, { ...data, transportId, version: this.#version }])}`);
  }

  /** Cuts every connection, as a network that is lost does. */
  cut(): void {
    for (const socket of [...this.#sockets]) socket.cut();
  }
}

/** More than any rehearsal lasts, in milliseconds: the other end sends no heartbeat. */
const forever = 1_000_000_000;
const handshake = {
  sid: 'rehearsal',
  upgrades: [],
  pingInterval: forever,
  pingTimeout: forever,
  maxPayload: 1_000_000,
};

/** A web socket that speaks Engine.IO and Socket.IO, as far as the kit uses them, and sends nothing. */
export class RehearsedSocket extends EventTarget {
  readonly url: string;
  readyState: number = WebSocket.CONNECTING;
  binaryType = 'blob';
  readonly bufferedAmount = 0;
  readonly protocol = '';
  readonly extensions = '';
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly #live: Live;

  constructor(url: string | URL, live: Live) {
    super();
    this.url = String(url);
    this.#live = live;
    // Its listeners are added in this task.
    setTimeout(() => this.readyState === WebSocket.CONNECTING && live.open(this));
  }

  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
    this.deliver(`0${JSON.stringify(handshake)}`);
  }

  send(message: string): void {
    if (message.startsWith('40')) this.deliver('40{"sid":"rehearsal"}');
    const [, id, payload] = /^42(\d*)(\[[\s\S]*)$/.exec(message) ?? [];
    if (payload === undefined) return;
    const [name, data] = JSON.parse(payload) as [string, { transportId?: string }];
    const answer = this.#live.answer(this, name, data ?? {});
    if (id) this.deliver(`43${id}${JSON.stringify([answer])}`);
  }

  /** In a task of its own, like everything that arrives. */
  deliver(data: string): void {
    setTimeout(() => {
      if (this.readyState === WebSocket.OPEN) this.onmessage?.(new MessageEvent('message', { data }));
    });
  }

  close(): void {
    this.cut(1000);
  }

  cut(code = 1006): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#live.leave(this);
    setTimeout(() => this.onclose?.(new CloseEvent('close', { code, wasClean: code === 1000 })));
  }
}
