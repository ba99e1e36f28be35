import { type ClaimPictureRequest, type ClaimRequest, paths, type SharePermission } from '@freight/contract';
import { claimPictureAnswer, newShareAnswer } from '@freight/contract/schemas';
import { type Answer, call } from '@freight/testing/requests';
import type { TestUser } from './server.ts';

/** Claims for tests, made over HTTP as a client makes them. */

/** A claim about an order, with parts replaced; `{order: undefined, share}` for one by a link. */
const aClaim = (parts: Partial<ClaimRequest>): ClaimRequest => ({
  key: 'the first attempt',
  kind: 'damaged',
  text: 'The lid is broken.',
  ...parts,
});

interface Reachable {
  readonly url: string;
}
type Sender = Pick<TestUser, 'headers'>;

export const sendClaim = (
  server: Reachable,
  parts: Partial<ClaimRequest>,
  sender?: Sender,
): Promise<Answer> => call(server, 'POST', paths.claims, { body: aClaim(parts), ...sender });

export const sendClaimPicture = (
  server: Reachable,
  { data, ...parts }: Omit<Partial<ClaimPictureRequest>, 'data'> & { data: Uint8Array | string },
  sender?: Sender,
): Promise<Answer> =>
  call(server, 'POST', paths.claimPictures, {
    body: {
      key: 'the first attempt',
      ...parts,
      data: typeof data === 'string' ? data : Buffer.from(data).toString('base64'),
    },
    ...sender,
  });

/** The id of a stored picture. */
export const pictureIdOf = ({ body }: Answer): string => claimPictureAnswer.parse(body).data.id;

/** The token of a new link of an order, and its id. */
export async function shareOrder(
  server: Reachable,
  order: { _id: string },
  owner: Sender,
  allows: SharePermission[] = ['claims'],
): Promise<{ id: string; share: string }> {
  const body = { shows: 'status', allows };
  const answer = await call(server, 'POST', paths.shares(order._id), { headers: owner.headers, body });
  const { id, url } = newShareAnswer.parse(answer.body).data;
  return { id, share: new URL(url).hash.slice(1) };
}
