import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mails } from '#db/accountsSchema.ts';
import type { Database } from '#db/database.ts';
import { HttpError } from '#http/httpError.ts';
import { mailboxPage, mailboxStyle, mailPage } from './mailboxPages.ts';

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The demo's mail box at `/mailbox`: what would have been sent, newest first, without a script. */
export function mailboxRoutes(app: FastifyInstance, { db }: Database): void {
  app.get('/mailbox', async (_request, reply) => {
    const newest = await db.select().from(mails).orderBy(desc(mails.id));
    return sendPage(reply, mailboxPage(newest));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const { id } = request.params;
    const [mail] = /^\d{1,15}$/.test(id)
      ? await db
          .select()
          .from(mails)
          .where(eq(mails.id, Number(id)))
      : [];
    if (mail === undefined) throw new HttpError(404, 'There is no such mail');
    return sendPage(reply, mailPage(mail));
  });
  app.get('/mailbox/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(mailboxStyle),
  );
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(html);
