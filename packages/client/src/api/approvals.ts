import { type Approval, approvalStates, latePaths } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf, isFields, list, text, time } from '#fields/fields.ts';
import { found, type Options } from './answers.ts';

function readApproval(answer: unknown): Approval {
  const { id, isOwn, state, createdAt, endsAt, by, orderedBy, orderId, order } = fieldsOf(answer);
  return {
    id: text(id),
    isOwn: isOwn === true,
    // An unknown state is none in which anything can be done.
    state: approvalStates.find((known) => known === state) ?? 'ended',
    createdAt: time(createdAt),
    endsAt: time(endsAt),
    by: text(by),
    ...(text(orderedBy) && { orderedBy: text(orderedBy) }),
    ...(text(orderId) && { orderId: text(orderId) }),
    ...(isFields(order) && { order }),
  };
}

/** Orders that one person has filled in and another places, of an API with the capability `approvals`. */
export function createApprovals({ http }: Pick<Core, 'http'>) {
  return {
    /** What the signed-in customer has sent to others, or has placed for them; the newest first. */
    list: async (options?: Options): Promise<Approval[]> =>
      list(found(await http.get(latePaths.approvals, options), 'notFound')).map(readApproval),

    /** Keeps an order for somebody else; only this answer contains the `token` of its link. */
    async create(order: Record<string, unknown>, options?: Options): Promise<Approval & { token: string }> {
      const data = found(await http.post(latePaths.approvals, { order }, options), 'invalidAnswer');
      return { ...readApproval(data), token: text(fieldsOf(data)['token']) };
    },

    /** The order of a link; throws `ApiError` 404 when it has ended. */
    open: async (token: string, options?: Options): Promise<Approval> =>
      readApproval(found(await http.post(latePaths.approvalOpening, { token }, options), 'approvalEnded')),

    /** Ends a link; throws `ApiError` 409 when somebody has ordered with it. */
    withdraw: async (id: string, options?: Options): Promise<Approval> =>
      readApproval(found(await http.delete(latePaths.approval(id), options), 'approvalEnded')),
  };
}
