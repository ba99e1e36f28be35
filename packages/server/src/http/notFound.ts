import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCall } from './apiPath.ts';
import { refusal } from './errorAnswers.ts';

/** Answers a page request that no route took, for instance from the folder of the site. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Answers everything no route took: under `/api` (and for other methods than GET and HEAD) 404 as JSON,
 * elsewhere by `pages` when there is a site.
 */
export function answerUnknown(app: FastifyInstance, pages?: PageHandler): void {
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (pages !== undefined && isPage && !isCall(request)) return pages(request, reply);
    return reply.code(404).send(refusal('notFound'));
  });
}
