import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  json: unknown;
}

export interface ScriptedAnswer {
  status?: number;
  statusText?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a text is sent unmodified. */
  body?: unknown;
}

/** Returns the answer; `null` leaves the request hanging, and the raw response allows worse faults. */
export type Script = (
  request: ReceivedRequest,
  response: ServerResponse,
) => ScriptedAnswer | null | Promise<ScriptedAnswer | null>;

export interface ScriptedServer {
  url: string;
  /** Everything received so far, in order. */
  requests: ReceivedRequest[];
  close(): Promise<void>;
}

/** A small HTTP server for answers that the reference API never gives. */
export async function startScriptedServer(script: Script): Promise<ScriptedServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const isJson = incoming.headers['content-type']?.startsWith('application/json');
    const request: ReceivedRequest = {
      method: incoming.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body,
      json: isJson && body ? JSON.parse(body) : null,
    };
    requests.push(request);
    const answer = await script(request, response);
    if (!answer || response.writableEnded || response.destroyed) return;
    const { status = 200, statusText, headers = {} } = answer;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    const type = typeof answer.body === 'string' ? 'text/plain' : 'application/json';
    if (statusText !== undefined) response.statusMessage = statusText;
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(answer.body === undefined ? undefined : text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
