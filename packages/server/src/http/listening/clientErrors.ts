import type { Socket } from 'node:net';

/** HTTP's answers to what Node's parser refuses; all else is a 400. */
const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};
const body = JSON.stringify({ success: false, message: 'The request is not valid HTTP' });

/**
 * Answers a request that never became one, and closes its connection. A connection on which nothing was sent is closed
 * without an answer: a browser keeps such connections ready, and would take it for the answer to its next request.
 */
export function answerClientError(error: { code?: string }, socket: Socket): void {
  if (socket.bytesRead === 0) socket.destroy();
  if (!socket.writable) return;
  const head = [
    `HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
