import { paths } from '@freight/contract';
import type { FastifyRequest } from 'fastify';
import { routeOf } from '#http/apiPath.ts';

const id = ':id';

/**
 * What a session by a partner may call: prices, its own orders and all about them. Everything about the account itself
 * is the partner's: a call that is not listed here is refused.
 */
const allowed: ReadonlySet<string> = new Set(
  [
    ['POST', paths.quote],
    ['POST', paths.calculatePrice],
    ['POST', paths.createFromRoute(':routeId')],
    ['GET', paths.transports],
    ['GET', paths.transportsOfUser(':userId')],
    ['POST', paths.orderSearch],
    ['GET', paths.addressBook],
    ['POST', paths.addressBook],
    ['DELETE', paths.addressBookEntry(id)],
    ['GET', paths.boards],
    ['POST', paths.boards],
    ['DELETE', paths.board(id)],
    ['GET', paths.approvals],
    ['POST', paths.approvals],
    ['POST', paths.approvalOpening],
    ['DELETE', paths.approval(id)],
    ['GET', paths.transport(id)],
    ['GET', paths.tracking(':orderId')],
    ['GET', paths.validate(':orderId')],
    ['GET', paths.waybill(':waybill')],
    ['GET', paths.invoice(':orderId')],
    ['GET', paths.cancellation(id)],
    ['POST', paths.cancellation(id)],
    ['GET', paths.calendar(id)],
    ['GET', paths.shares(id)],
    ['POST', paths.shares(id)],
    ['PATCH', paths.share(id, ':shareId')],
    ['DELETE', paths.share(id, ':shareId')],
    ['GET', paths.watchers(id)],
    ['POST', paths.watchers(id)],
    ['DELETE', paths.watcher(id, ':watcherId')],
    ['POST', paths.changes],
    ['POST', paths.changesOfOrder],
    ['POST', paths.changeQuote],
    ['POST', paths.changeWithdrawal],
    ['POST', paths.changePictures],
    ['POST', paths.claims],
    ['POST', paths.claimsOfOrder],
    ['POST', paths.claimPictures],
    ['POST', paths.handovers],
    ['GET', paths.profile],
    ['POST', paths.logout],
  ].map(([method = '', path = '']) => `${method} ${routeOf(path)}`),
);

/** Whether a session by a partner may make this call. */
export function isForPartnerSessions({ method, routeOptions }: FastifyRequest): boolean {
  const asked = method === 'HEAD' ? 'GET' : method;
  return allowed.has(`${asked} ${routeOptions.url}`);
}
