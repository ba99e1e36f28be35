import { type Language, linkedPaths } from '@freight/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#db/database.ts';
import { HttpError } from '#http/httpError.ts';
import { forEverybody } from '#http/pageOrigins.ts';
import { readLanguage } from '#http/readLanguage.ts';
import { pageStyle, simplePage } from '#mail/mailboxPages.ts';
import { readUnsubscribeToken, unsubscribe } from './unsubscribe.ts';

interface UnsubscribeParts {
  readonly database: Database;
  readonly secret: string;
  /** Milliseconds. */
  readonly now: () => number;
}

interface PageTexts {
  title: string;
  ask: string;
  stop: string;
  done: string;
  /** The same of somebody who watches one order. */
  askOne: string;
  stopOne: string;
  stopAll: string;
  doneOne: string;
  unknown: string;
}

const texts: Record<Language, PageTexts> = {
  sv: {
    title: 'Mejl om leveranser',
    ask: 'Vill du inte ha fler mejl om leveranser? Bekräftelsen på en beställning får du ändå.',
    stop: 'Inga fler mejl',
    done: 'Klart. Du får inga fler mejl om leveranser.',
    askOne:
      'Vill du inte ha fler mejl om den här leveransen? Du kan också slippa mejl om alla leveranser som andra har beställt.',
    stopOne: 'Inga fler mejl om den här',
    stopAll: 'Inga mejl om andras leveranser',
    doneOne: 'Klart. Du får inga fler mejl om den här leveransen.',
    unknown: 'Länken är inte hel. Öppna den från mejlet en gång till.',
  },
  en: {
    title: 'Emails about deliveries',
    ask: 'No more emails about deliveries? You will still get the confirmation of an order.',
    stop: 'No more emails',
    done: 'Done. You get no more emails about deliveries.',
    askOne:
      'No more emails about this delivery? You can also end those about all deliveries that others have ordered.',
    stopOne: 'No more emails about this one',
    stopAll: 'No emails about other people’s deliveries',
    doneOne: 'Done. You get no more emails about this delivery.',
    unknown: 'The link is incomplete. Please open it from the email once more.',
  },
  de: {
    title: 'E-Mails zu Lieferungen',
    ask: 'Keine E-Mails mehr zu Lieferungen? Die Bestätigung eines Auftrags erhalten Sie weiterhin.',
    stop: 'Keine E-Mails mehr',
    done: 'Erledigt. Sie erhalten keine E-Mails mehr zu Lieferungen.',
    askOne:
      'Keine E-Mails mehr zu dieser Lieferung? Sie können auch die zu allen Lieferungen beenden, die andere beauftragt haben.',
    stopOne: 'Keine E-Mails mehr zu dieser',
    stopAll: 'Keine E-Mails zu Lieferungen anderer',
    doneOne: 'Erledigt. Sie erhalten keine E-Mails mehr zu dieser Lieferung.',
    unknown: 'Der Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
  },
};

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type TokenRequest = FastifyRequest<{ Querystring: { token?: unknown; all?: unknown } }>;

/**
 * Unsubscribes from mails about orders without a login, by one POST, also a mail program's own (RFC 8058). GET only
 * shows a page with the question, because virus scanners open every link in a mail.
 */
export async function unsubscribeRoutes(app: FastifyInstance, parts: UnsubscribeParts): Promise<void> {
  await app.register(async (routes) => {
    // Only here: everywhere else a form is not understood, so no foreign page can post one.
    routes.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null, undefined),
    );
    const readerOf = ({ query }: TokenRequest) =>
      typeof query.token === 'string' ? readUnsubscribeToken(query.token, parts.secret) : undefined;
    const send = (request: TokenRequest, reply: FastifyReply, main: (pageTexts: PageTexts) => string) => {
      const language = readLanguage(request.headers['accept-language']) ?? 'sv';
      const pageTexts = texts[language];
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': policy,
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        })
        .send(
          simplePage(pageTexts.title, `<h1>${pageTexts.title}</h1>${main(pageTexts)}`, {
            language,
            style: stylePath,
          }),
        );
    };
    routes.get(linkedPaths.unsubscribe, async (request: TokenRequest, reply) => {
      const reader = readerOf(request);
      if (!reader) return send(request, reply.code(400), ({ unknown }) => `<p>${unknown}</p>`);
      // The address of a form is that of the page; its token has no characters that need care.
      const all = `?token=${request.query.token}&amp;all=1`;
      return send(request, reply, ({ ask, stop, askOne, stopOne, stopAll }) =>
        reader.kind === 'watcher'
          ? `<p>${askOne}</p><form method="post"><button>${stopOne}</button></form><form method="post" action="${all}"><button>${stopAll}</button></form>`
          : `<p>${ask}</p><form method="post"><button>${stop}</button></form>`,
      );
    });
    // Its page hides where it is from: the form comes from nowhere.
    routes.post(linkedPaths.unsubscribe, forEverybody, async (request: TokenRequest, reply) => {
      const reader = readerOf(request);
      if (reader === undefined) throw new HttpError('unsubscribeLinkInvalid');
      const ofAll = request.query.all === '1';
      await unsubscribe(parts.database.db, reader, {
        secret: parts.secret,
        now: new Date(parts.now()),
        ofAll,
      });
      const isOne = reader.kind === 'watcher' && !ofAll;
      return send(request, reply, ({ done, doneOne }) => `<p>${isOne ? doneOne : done}</p>`);
    });
    routes.get(stylePath, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(pageStyle),
    );
  });
}

const stylePath = `${linkedPaths.unsubscribe}/style.css`;
