export interface Origins {
  /** Lets one more page origin call, exactly as written (`https://shop.example.com`). */
  allow(origin: string): void;
  /**
   * Whether a page of this origin may call this server: it is in the list,
   * or it is the server's own (`host` is the request's Host header).
   */
  isAllowed(origin: string, host: string | undefined): boolean;
}

/** The exact allow-list for CORS and for socket handshakes. */
export function createOrigins(allowed: readonly string[]): Origins {
  const list = new Set(allowed);
  return {
    allow: (origin) => {
      list.add(origin);
    },
    isAllowed: (origin, host) => list.has(origin) || isOwn(origin, host),
  };
}

function isOwn(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
