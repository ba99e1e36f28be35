import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { endsWithTest } from '@freight/testing/ends';

/**
 * How the server answers a mail: takes it, refuses its recipient for good, is busy, sends no answer, or drops the
 * connection after it got the mail.
 */
export type SmtpMood = 'takes' | 'refuses' | 'busy' | 'silent' | 'drops';

export interface TestSmtp {
  url: string;
  /** Whole mails with their headers, in the order they were taken. */
  received: string[];
  /** How many clients have connected. */
  connections(): number;
  mood: SmtpMood;
  /** Runs before a mail's reception is acknowledged. */
  beforeTaken: (mail: string) => Promise<void> | void;
  close(): Promise<void>;
}

/** A small SMTP server on a free port, or on the one given, until the test ends. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const smtp: TestSmtp = {
    url: '',
    received: [],
    connections: () => connections,
    mood: 'takes',
    beforeTaken: () => {},
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
  const server: Server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (smtp.mood !== 'silent') converse(socket, smtp);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  endsWithTest(() => smtp.close());
  const address = server.address();
  smtp.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return smtp;
}

function converse(socket: Socket, smtp: TestSmtp): void {
  let mail: string | undefined;
  socket.write('220 mail.example.com\r\n');
  socket.on('data', async (chunk) => {
    const text = chunk.toString();
    if (mail !== undefined) {
      mail += text;
      if (!mail.endsWith('\r\n.\r\n')) return;
      const whole = mail;
      mail = undefined;
      await smtp.beforeTaken(whole);
      smtp.received.push(whole);
      if (smtp.mood === 'drops') socket.destroy();
      else socket.write('250 taken\r\n');
    } else if (/^DATA/i.test(text)) {
      mail = '';
      socket.write('354 go on\r\n');
    } else if (/^RCPT/i.test(text) && smtp.mood === 'refuses') socket.write('550 no such mailbox\r\n');
    else if (/^RCPT/i.test(text) && smtp.mood === 'busy') socket.write('451 come again later\r\n');
    else socket.write('250 ok\r\n');
  });
}
