export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text of anything else. */
  body: unknown;
}

/** Sends one real request; an object as `body` is sent as JSON, a text unmodified. */
export async function call(
  server: { url: string },
  method: string,
  path: string,
  request: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const isText = typeof request.body === 'string';
  const answer = await fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    body: isText
      ? (request.body as string)
      : request.body === undefined
        ? undefined
        : JSON.stringify(request.body),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
}

/** Sends JSON and returns the unread response. */
export function postJson(
  { url }: { readonly url: string },
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
