import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const names = ['openapi', 'asyncapi'] as const;

/** `GET /openapi.json` and `GET /asyncapi.json`: what this server answers, for programs of any origin. */
export function descriptionRoutes(app: FastifyInstance): void {
  for (const name of names) {
    const file = new URL(import.meta.resolve(`@freight/contract/${name}.json`));
    app.get(`/${name}.json`, async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .headers({
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=300',
        })
        .send(readFileSync(file, 'utf8')),
    );
  }
}
