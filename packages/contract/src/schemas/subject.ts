import { z } from 'zod';

/** Which order a call is about: an own one by its `_id` or number, or the one of a link by the link's token. */
export const subject = {
  order: z.string().min(1).max(64).optional(),
  share: z.string().min(1).max(64).optional(),
};
export const hasSubject = ({ order, share }: { order?: string | undefined; share?: string | undefined }) =>
  (order === undefined) !== (share === undefined);
export const oneSubject = { error: 'must name either `order` or `share`', path: ['order'] };
