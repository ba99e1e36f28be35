import { createAccounts } from '#api/accounts.ts';
import { createCancellation } from '#api/cancellation.ts';
import { createCapabilities } from '#api/capabilities.ts';
import { createChanges } from '#api/changes.ts';
import { createClaims } from '#api/claims.ts';
import { createHandovers } from '#api/handovers.ts';
import { createMailChoices } from '#api/mailChoices.ts';
import { createOrdering } from '#api/ordering.ts';
import { createOrders } from '#api/orders.ts';
import { createPartnerSessions } from '#api/partnerSessions.ts';
import { createQuotes } from '#api/quotes.ts';
import { createSecondFactor } from '#api/secondFactor.ts';
import { createSharing } from '#api/sharing.ts';
import { createSignIns } from '#api/signIns.ts';
import { createTracking } from '#api/tracking.ts';
import { type ClientOptions, type Core, createCore } from '#core/core.ts';

/** All calls to the API. Connects the live socket immediately if a token is stored [SOCKET-02]. */
export type Client = ReturnType<typeof clientOf>;

/** The client with all its groups of calls, over an existing core. */
export function clientOf(core: Core) {
  const accounts = createAccounts(core);
  return {
    http: core.http,
    accounts,
    transports: {
      ...createTracking(core),
      ...createOrdering(core),
      ...createQuotes(core),
      ...createOrders(core),
    },
    capabilities: createCapabilities(core),
    mailChoices: createMailChoices(core),
    cancellation: createCancellation(core),
    changes: createChanges(core),
    claims: createClaims(core),
    handovers: createHandovers(core),
    sharing: createSharing(core),
    partnerSessions: createPartnerSessions(core),
    signIns: createSignIns(core),
    secondFactor: createSecondFactor(core, accounts),
    live: core.live,
    /** Closes the socket and removes all listeners; the session stays as it is. */
    close: core.live.close,
  };
}

/** One client per page; all its functions may be passed around without it. */
export const createClient = (options: ClientOptions): Client => clientOf(createCore(options));
