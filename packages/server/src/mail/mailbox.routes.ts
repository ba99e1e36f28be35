import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '#db/database.ts';
import { desc, eq } from '#db/drizzle.ts';
import { mails } from '#db/schema/accounts.ts';
import { HttpError } from '#http/httpError.ts';
import { letterPage, mailboxPage, mailPage, pageStyle } from './mailboxPages.ts';

const policy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail contains its styles, and is shown in a frame of the page above. */
const letterPolicy =
  "sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'";

/** The demo's mail box at `/mailbox`: what would have been sent, newest first, without a script. */
export function mailboxRoutes(app: FastifyInstance, { db }: Database): void {
  app.get('/mailbox', async (_request, reply) => {
    // Without their files, which may be large.
    const { id, recipient, subject, createdAt } = mails;
    const newest = await db.select({ id, recipient, subject, createdAt }).from(mails).orderBy(desc(id));
    return sendPage(reply, mailboxPage(newest));
  });
  const findMail = async (id: string) => {
    const [mail] = /^\d{1,15}$/.test(id)
      ? await db
          .select()
          .from(mails)
          .where(eq(mails.id, Number(id)))
      : [];
    if (mail === undefined) throw new HttpError('mailNotFound');
    return mail;
  };
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) =>
    sendPage(reply, mailPage(await findMail(request.params.id))),
  );
  app.get<{ Params: { id: string } }>('/mailbox/:id/letter', async (request, reply) =>
    // In its sandbox it is of no origin that could have a process of its own; asking for one makes browsers complain.
    sendPage(
      reply.header('origin-agent-cluster', '?0'),
      letterPage(await findMail(request.params.id)),
      letterPolicy,
    ),
  );
  app.get<{ Params: { id: string; file: string } }>('/mailbox/:id/files/:file', async (request, reply) => {
    const file = (await findMail(request.params.id)).extras?.files?.[Number(request.params.file)];
    if (file === undefined) throw new HttpError('mailFileNotFound');
    return reply
      .type(file.type)
      .headers({ 'content-disposition': `attachment; filename="${file.name}"`, 'cache-control': 'no-store' })
      .send(Buffer.from(file.text, file.encoding));
  });
  app.get('/mailbox/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(pageStyle),
  );
}

const sendPage = (reply: FastifyReply, html: string, contentPolicy = policy): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': contentPolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(html);
