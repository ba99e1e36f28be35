import { type HandoversOfOrder, paths } from '@freight/contract';
import { handoversAnswer } from '@freight/contract/schemas';
import { type Answer, call } from '@freight/testing/requests';
import type { Subject } from './changes.ts';
import type { TestUser } from './server.ts';

/** Handovers for tests, read over HTTP as a client reads them. */

interface Reachable {
  readonly url: string;
}
type Sender = Pick<TestUser, 'headers'>;

export const askForHandovers = (server: Reachable, subject: Subject, sender?: Sender): Promise<Answer> =>
  call(server, 'POST', paths.handovers, { body: subject, ...sender });

export const readHandovers = async (
  server: Reachable,
  subject: Subject,
  sender?: Sender,
): Promise<HandoversOfOrder> =>
  handoversAnswer.parse((await askForHandovers(server, subject, sender)).body).data;
