/** What to do with the next requests whose path contains `path`. */
export interface Fault {
  path: string;
  method?: string;
  /** The number of requests it applies to; 1 by default. */
  times?: number;
  /** Lets the server process the request before another answer is sent. */
  isProcessed?: boolean;
  /** Answers instead of the server. */
  status?: number;
  statusText?: string;
  body?: unknown;
  /** The media type of `body`; JSON by default. */
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
  /** Releases every held request; waits for the first one if it has not arrived yet. */
  release(): Promise<void>;
  reset(): void;
  /** Cuts every open connection, live sockets included, as a network failure would. */
  cutConnections(): void;
  /** While true every connection is refused. */
  setDown(down: boolean): void;
  /** Whether connections are refused. */
  isDown(): boolean;
  /**
   * False makes the server one that implements only the documented contract: it receives no key of an order and
   * promises nothing about it.
   */
  recogniseKeys(does: boolean): void;
  /** Replaces every JSON answer of the server; without an argument answers are passed on unmodified again. */
  change(change?: (body: unknown, path: string) => unknown): void;
  /** Resolves when no request has been under way for so many milliseconds. */
  quiet(ms: number): Promise<void>;
  /** Sends requests to another address from now on. */
  setTarget(target: string): void;
  close(): Promise<void>;
}
