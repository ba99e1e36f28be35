import { type Language, languages } from '@freight/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import type { Partner } from '#db/schema/partners.ts';
import { readLanguage } from '#http/readLanguage.ts';
import { isMonth, monthOf, readMonth } from './figures.ts';
import { figuresPath, findByLink } from './figuresLink.ts';
import { type FiguresLinks, figuresPage, figuresStyle, unknownLinkPage } from './figuresPage.ts';
import { figuresCsv } from './figuresTable.ts';

interface FiguresParts {
  readonly database: Database;
  /** Milliseconds. */
  readonly now: () => number;
}

type Asked = FastifyRequest<{ Querystring: { token?: unknown; month?: unknown; language?: unknown } }>;

const stylePath = `${figuresPath}/style.css`;
const csvPath = `${figuresPath}/figures.csv`;

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'cache-control': 'no-store',
  // The address is the secret.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** The page of a partner's figures, and the same as CSV, for holders of the partner's link. */
export function figuresRoutes(app: FastifyInstance, { database, now }: FiguresParts): void {
  const partnerOf = async ({ query: { token } }: Asked): Promise<Partner | undefined> =>
    typeof token === 'string' ? findByLink(database.db, token) : undefined;
  const monthOfCall = ({ query: { month } }: Asked): string =>
    typeof month === 'string' && isMonth(month) ? month : monthOf(new Date(now()));
  const refuse = (request: Asked, reply: FastifyReply) =>
    reply
      .code(404)
      .type(html)
      .headers(headers)
      .send(unknownLinkPage(languageOf(request), stylePath));

  app.get(figuresPath, async (request: Asked, reply) => {
    const partner = await partnerOf(request);
    if (!partner) return refuse(request, reply);
    const [month, language, today] = [monthOfCall(request), languageOf(request), new Date(now())];
    const figures = await readMonth(database.db, partner.name, month, today);
    const links = linksOf(String(request.query.token), month, language);
    return reply
      .type(html)
      .headers(headers)
      .send(figuresPage({ figures, language, thisMonth: monthOf(today), links }));
  });
  app.get(csvPath, async (request: Asked, reply) => {
    const partner = await partnerOf(request);
    if (!partner) return refuse(request, reply);
    const month = monthOfCall(request);
    const figures = await readMonth(database.db, partner.name, month, new Date(now()));
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ ...headers, 'content-disposition': `attachment; filename="figures-${month}.csv"` })
      .send(figuresCsv(figures));
  });
  app.get(stylePath, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(figuresStyle),
  );
}

const html = 'text/html; charset=utf-8';

/** That of the address, else the first one of the browser's that the page has. */
function languageOf({ query, headers: { 'accept-language': accepted } }: Asked): Language {
  const asked = languages.find((language) => language === query.language);
  return asked ?? readLanguage(accepted) ?? 'sv';
}

function linksOf(token: string, month: string, language: Language): FiguresLinks {
  const address = (path: string, chosen: Record<string, string>) =>
    `${path}?${new URLSearchParams({ token, month, language, ...chosen })}`;
  return {
    style: stylePath,
    csv: address(csvPath, {}),
    ofMonth: (other) => address(figuresPath, { month: other }),
    inLanguage: (other) => address(figuresPath, { language: other }),
  };
}
