import { describe, expect, test, vi } from 'vitest';
import { ApiError, isAborted, NetworkError } from '#errors/apiError.ts';
import { openTab, scripted } from '#testing/startClient.ts';
import { aLastingToken } from '#testing/tokens.ts';

const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('The call should have failed'),
    (error: unknown) => error,
  );

describe('requests', () => {
  test('go to the API host with or without a slash at its end [CLIENT-01]', async () => {
    const server = await scripted(() => ({ body: { ok: true } }));
    await openTab(server.url).client.http.get('/api/a');
    await openTab(`${server.url}/`).client.http.get('/api/b');
    await openTab(`${server.url}/base/`).client.http.get('/api/c', { query: { page: 2, none: undefined } });
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/a', '/api/b', '/base/api/c']);
    expect(server.requests[2]?.query.toString()).toBe('page=2');
  });

  test('carry the bearer token when there is one [CLIENT-02]', async () => {
    const server = await scripted(() => ({ body: {} }));
    const token = aLastingToken();
    await openTab(server.url, { tokens: { token, refreshToken: 'r' } }).client.http.get('/api/a');
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  test('carry no authorization when there is no token [CLIENT-02]', async () => {
    const server = await scripted(() => ({ body: {} }));
    await openTab(server.url).client.http.get('/api/a');
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('have the key of the partner, a refresh included, and no key header if the page has no key', async () => {
    const server = await scripted(({ path }) => ({ status: path === '/api/a' ? 401 : 200, body: {} }));
    const { http } = openTab(server.url, {
      key: 'pk_shop',
      tokens: { token: aLastingToken(), refreshToken: 'r' },
    }).client;
    await failure(http.get('/api/a'));
    await http.post('/api/b', { name: 'Åsa' });
    expect(server.requests.length).toBeGreaterThan(2);
    expect(new Set(server.requests.map(({ headers }) => headers['freight-key']))).toEqual(
      new Set(['pk_shop']),
    );
    expect(server.requests.at(-1)?.json).toEqual({ name: 'Åsa' });
    await openTab(server.url).client.http.get('/api/c');
    expect(server.requests.at(-1)?.headers).not.toHaveProperty('freight-key');
  });

  test('carry JSON bodies [CLIENT-03]', async () => {
    const server = await scripted(() => ({ body: {} }));
    await openTab(server.url).client.http.post('/api/a', { name: 'Åsa' });
    expect(server.requests[0]?.headers['content-type']).toBe('application/json');
    expect(server.requests[0]?.json).toEqual({ name: 'Åsa' });
  });

  test('carry uploads as multipart posts with a boundary [CLIENT-03] [CLIENT-04]', async () => {
    const server = await scripted(() => ({ body: {} }));
    const form = new FormData();
    form.append('file', new Blob(['picture']), 'a.png');
    await openTab(server.url).client.http.postMultipart('/api/a', form);
    const [request] = server.requests;
    expect(request?.method).toBe('POST');
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(request?.body).toContain('filename="a.png"');
  });

  test('can be made with every method, PUT, PATCH and DELETE included [CLIENT-05]', async () => {
    const server = await scripted(({ method, json }) => ({ body: { method, json } }));
    const { http } = openTab(server.url).client;
    expect(await http.get('/x')).toEqual({ method: 'GET', json: null });
    expect(await http.post('/x', 1)).toEqual({ method: 'POST', json: 1 });
    expect(await http.put('/x', { a: 1 })).toEqual({ method: 'PUT', json: { a: 1 } });
    expect(await http.patch('/x', { a: 2 })).toEqual({ method: 'PATCH', json: { a: 2 } });
    expect(await http.delete('/x')).toEqual({ method: 'DELETE', json: null });
  });

  test('carry the headers and honour the query of the host [CLIENT-01]', async () => {
    const server = await scripted(() => ({ body: {} }));
    await openTab(server.url).client.http.get('/x', { headers: { 'X-Tenant': 'a' }, query: { q: 'å&b' } });
    expect(server.requests[0]?.headers['x-tenant']).toBe('a');
    expect(server.requests[0]?.query.get('q')).toBe('å&b');
  });

  test("learn the server's time from every answer [SESS-05]", async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    const server = await scripted(() => ({ headers: { date }, body: {} }));
    const { client, session } = openTab(server.url);
    await client.http.get('/x');
    expect(session.serverTime()).toBeGreaterThan(Date.now() + 3_500_000);
  });

  test('answer null for an empty body and text for one that is not JSON [CLIENT-03]', async () => {
    const server = await scripted(({ path }) => (path === '/empty' ? { status: 204 } : { body: 'plain' }));
    const { http } = openTab(server.url).client;
    expect(await http.get('/empty')).toBeNull();
    expect(await http.get('/text')).toBe('plain');
  });
});

describe('failures', () => {
  test('become an API error with the message of the body [CLIENT-22] [CLIENT-23] [CLIENT-26] [CLIENT-27]', async () => {
    const data = { success: false, message: 'No route found', code: 7 };
    const server = await scripted(() => ({ status: 422, statusText: 'Unprocessable', body: data }));
    const error = await failure(openTab(server.url).client.http.get('/x'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'No route found',
      status: 422,
      statusText: 'Unprocessable',
      data,
    });
    expect(server.requests).toHaveLength(1);
  });

  test('become an API error with the status text when the body has no message [CLIENT-24] [CLIENT-27]', async () => {
    const server = await scripted(() => ({ status: 503, statusText: 'Out for lunch', body: '<html>' }));
    const error = await failure(openTab(server.url).client.http.get('/x'));
    expect(error).toMatchObject({ message: 'Out for lunch', status: 503, data: '<html>' });
    expect(server.requests).toHaveLength(1);
  });

  test('become an API error with a general message when there is no text at all [CLIENT-25]', async () => {
    const server = await scripted((_, response) => {
      response.socket?.end('HTTP/1.1 500 \r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
      return null;
    });
    const error = await failure(openTab(server.url).client.http.get('/x'));
    expect(error).toMatchObject({ message: 'Something went wrong on the server', status: 500 });
  });

  test('are network errors with their cause when the server does not answer [CLIENT-22]', async () => {
    const server = await scripted((_, response) => {
      response.destroy();
      return null;
    });
    const error = await failure(openTab(server.url).client.http.get('/x'));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toHaveProperty('cause');
    expect(error).not.toHaveProperty('status');
  });

  test('are network errors when the answer is cut in the middle [CLIENT-22]', async () => {
    const server = await scripted((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data":', () => response.destroy());
      return null;
    });
    expect(await failure(openTab(server.url).client.http.get('/x'))).toBeInstanceOf(NetworkError);
  });

  test('are network errors when the answer exceeds the timeout [CLIENT-22]', async () => {
    const server = await scripted(() => null);
    const error = await failure(openTab(server.url).client.http.get('/x', { timeout: 30 }));
    expect(error).toMatchObject({ name: 'NetworkError', cause: { name: 'TimeoutError' } });
  });

  test('are network errors after 15 s when the caller sets no timeout [CLIENT-22]', async () => {
    const late = new AbortController();
    const timeouts = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const server = await scripted(() => {
      late.abort(new DOMException('Late', 'TimeoutError'));
      return null;
    });
    const error = await failure(openTab(server.url).client.http.get('/x'));
    expect(error).toMatchObject({ name: 'NetworkError', cause: { name: 'TimeoutError' } });
    expect(timeouts.mock.calls).toEqual([[15_000]]);
  });

  test('hand over the untouched error of a caller who aborted [CLIENT-22]', async () => {
    const stop = new AbortController();
    const server = await scripted(() => {
      stop.abort();
      return null;
    });
    const error = await failure(openTab(server.url).client.http.get('/x', { signal: stop.signal }));
    expect(error).toBe(stop.signal.reason);
    expect(isAborted(error)).toBe(true);
  });

  test('send nothing for a caller who aborted before [CLIENT-22]', async () => {
    const server = await scripted(() => ({ body: {} }));
    const call = openTab(server.url).client.http.get('/x', { signal: AbortSignal.abort() });
    expect(isAborted(await failure(call))).toBe(true);
    expect(server.requests).toHaveLength(0);
  });
});

test.each(['origin-not-allowed', 'key-unknown'])(
  'a page that may not call the API (%s) receives a network error [E4]',
  async (code) => {
    const server = await scripted(() => ({ status: 403, body: { success: false, code, message: 'No' } }));
    const error = await failure(openTab(server.url).client.http.get('/api/a'));
    expect(error).toBeInstanceOf(NetworkError);
    expect((error as NetworkError).cause).toBeInstanceOf(ApiError);
  },
);
