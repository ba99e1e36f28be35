/** What a browser does on the way through a sign-in: it keeps cookies by path and follows redirects. */
export interface TestBrowser {
  /** Goes to an address and follows redirects as long as they lead to this machine. */
  go(url: string, headers?: Record<string, string>): Promise<Page>;
  /** Sends a form of the page. */
  submit(page: Page, fields: Record<string, string>): Promise<Page>;
  /** Sends a form and follows where it leads up to an address whose path ends so; gives it without going there. */
  stopAt(page: Page, fields: Record<string, string>, end: string): Promise<string>;
}
export interface Page {
  /** Where the browser ended; a foreign address was not visited. */
  url: URL;
  status: number;
  headers: Headers;
  body: string;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
  host: string;
}

/** A browser with no cookies. */
export function openBrowser(): TestBrowser {
  let jar: Cookie[] = [];
  const keep = (line: string, url: URL) => {
    const [pair = '', ...attributes] = line.split(/; */);
    const [name = '', ...rest] = pair.split('=');
    const value = (key: string) =>
      attributes.find((part) => part.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const cookie = { name, value: rest.join('='), path: value('path') ?? '/', host: url.hostname };
    const isOver = value('max-age') === '0' || new Date(value('expires') ?? '2100-01-01') < new Date();
    jar = jar.filter((kept) => kept.name !== name || kept.host !== cookie.host || kept.path !== cookie.path);
    if (!isOver) jar.push(cookie);
  };
  const cookiesFor = (url: URL) =>
    jar
      .filter(({ host, path }) => host === url.hostname && url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  const visit = async (url: URL, request: RequestInit, end?: string): Promise<Page> => {
    const headers = { accept: 'text/html', ...request.headers, cookie: cookiesFor(url) };
    const answer = await fetch(url, { ...request, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) keep(line, url);
    const location = answer.headers.get('location');
    const body = await answer.text();
    if (location === null) return { url, status: answer.status, headers: answer.headers, body };
    const next = new URL(location, url);
    const isEnd = end !== undefined && next.pathname.endsWith(end);
    if (isEnd || !['localhost', '127.0.0.1'].includes(next.hostname)) {
      return { url: next, status: answer.status, headers: answer.headers, body };
    }
    const { accept = 'text/html' } = headers;
    return visit(next, { headers: { accept } }, end);
  };
  return {
    go: (url, headers = {}) => visit(new URL(url), { headers }),
    submit: (page, fields) => visit(page.url, { method: 'POST', body: new URLSearchParams(fields) }),
    stopAt: async (page, fields, end) => {
      const body = new URLSearchParams(fields);
      return (await visit(page.url, { method: 'POST', body }, end)).url.href;
    },
  };
}
