import { z } from 'zod';
import { orderMailKinds } from '#orderMails.ts';
import { singleLine } from './singleLine.ts';

/** Whom to tell about an order, and what: kinds of mails, each once. */
export const watcherRequest = z.object({
  email: singleLine.max(254).pipe(z.email()),
  kinds: z.array(z.enum(orderMailKinds)).min(1).max(orderMailKinds.length),
});
/** Somebody who is told about an order. `endedAt` is when they themselves have ended it, by the link in a mail. */
export const watcher = z.object({
  id: z.string(),
  email: z.string(),
  kinds: z.array(z.string()),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
});
export const watchersAnswer = z.object({ success: z.literal(true), data: z.array(watcher) });
export const watcherAnswer = z.object({ success: z.literal(true), data: watcher });

export type WatcherRequest = z.input<typeof watcherRequest>;
export type Watcher = z.infer<typeof watcher>;
