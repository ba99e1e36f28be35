import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';

export type Protocol = 'http1' | 'http2';

export interface FileServer {
  origin: string;
  close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** What the requests and responses of both protocols have in common. */
type Listener = (
  request: { url?: string | undefined },
  response: {
    writeHead: (status: number, headers: Record<string, string | number>) => unknown;
    end: (body: string | Buffer) => unknown;
  },
) => void;

export interface Answer {
  type: string;
  body: Buffer;
}

const answerOf = (path: string, content: string | Buffer): Answer => ({
  type: types[extname(path)] ?? 'application/octet-stream',
  body: brotliCompressSync(content),
});

/** All files of a folder, below a path of the server, compressed before any measurement. */
export function filesBelow(path: string, folder: string): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file).split(sep).join('/');
    answers.set(`${path}${name}`, answerOf(file, readFileSync(file)));
  }
  return answers;
}

/** Texts by path, as answers; paths without an ending are pages. */
export const answersOf = (texts: Iterable<[path: string, text: string]>): Map<string, Answer> =>
  new Map([...texts].map(([path, text]) => [path, answerOf(extname(path) ? path : `${path}.html`, text)]));

/** Serves from memory, the same bytes and headers to every case, by either protocol, on a free port. */
export async function serveFiles(
  answers: ReadonlyMap<string, Answer>,
  protocol: Protocol,
): Promise<FileServer> {
  const answer: Listener = (request, response) => {
    const { type, body } = answers.get((request.url ?? '').replace(/\?.*$/, '')) ?? {};
    if (body === undefined || type === undefined) {
      response.writeHead(404, { 'content-type': 'application/json; charset=utf-8' });
      response.end('{"success":false,"message":"Not found"}');
      return;
    }
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'no-cache',
    });
    response.end(body);
  };
  const server: Server = protocol === 'http1' ? createServer(answer) : await secureServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${protocol === 'http1' ? 'http' : 'https'}://localhost:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** Browsers use HTTP/2 under TLS only; the certificate lives as long as the run. */
async function secureServer(answer: Listener): Promise<Server> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  return createSecureServer({ key, cert, allowHTTP1: true }, answer);
}
