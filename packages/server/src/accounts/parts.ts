import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import type { AccessTokens } from '#http/tokens/accessTokens.ts';
import type { Sender } from '#mail/letter.ts';
import type { Outbox } from '#mail/outbox.ts';
import type { SignIns } from './signIns.ts';

/** The dependencies of the account calls. */
export interface AccountsParts {
  database: Database;
  accessTokens: AccessTokens;
  signIns: SignIns;
  outbox: Outbox;
  /** The sender of mails; the site's address is known only once the server listens. */
  sender: () => Sender;
  secret: string;
  /** The site that mail links lead to; known only once the server listens. */
  publicUrl: () => string;
  /** The address of the API itself as the caller reaches it, without a slash at its end. */
  apiUrl: (request: FastifyRequest) => string;
  /** Milliseconds. */
  now: () => number;
  logger: FastifyBaseLogger;
}
