/** What to do with the next requests whose path contains `path`. */
export interface Fault {
  path: string;
  method?: string;
  /** How many requests it holds for; 1 without. */
  times?: number;
  /** Lets the server do its work before something else is answered. */
  isProcessed?: boolean;
  /** Answers instead of the server. */
  status?: number;
  statusText?: string;
  body?: unknown;
  /** Of `body`; JSON without. */
  type?: string;
  /** Beside those of every answer. */
  headers?: Record<string, string>;
  /** Cuts the connection before the server sees the request, in the middle of its answer, or in place of that. */
  cut?: 'before' | 'inside' | 'after';
  /** Refuses every connection from the cut on, so that no request arrives between the two. */
  goesDown?: boolean;
  /** Keeps the request waiting until `release()`, so that a test sees what happens meanwhile. */
  held?: boolean;
}

export interface SeenRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface FaultProxy {
  url: string;
  fault(fault: Fault): void;
  /** Requests since the last reset whose path contains the text. */
  requests(path: string): SeenRequest[];
  /** Lets every held request go on; waits for the first one when it is still on its way. */
  release(): Promise<void>;
  reset(): void;
  /** Cuts every open connection, live sockets included, as a broken line would. */
  cutConnections(): void;
  /** While true every connection is refused. */
  setDown(down: boolean): void;
  /** Whether connections are refused. */
  isDown(): boolean;
  /**
   * False makes the server one that speaks the documented contract and nothing more: it sees no key of an order and
   * promises nothing about it.
   */
  recogniseKeys(does: boolean): void;
  /** Puts something else in the place of every JSON the server answers; without an argument it passes on again. */
  change(change?: (body: unknown, path: string) => unknown): void;
  /** Resolves when no request has been under way for so many milliseconds. */
  quiet(ms: number): Promise<void>;
  /** Sends requests to another address from now on. */
  setTarget(target: string): void;
  close(): Promise<void>;
}
