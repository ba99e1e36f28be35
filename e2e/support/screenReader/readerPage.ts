import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A partner's page with one element, which reports when the element can be used. */
export interface ReaderPage {
  readonly url: string;
  readonly ready: Promise<void>;
  close(): void;
}

/** Runs in the page: reports as soon as every element shows its screen, for which some wait until it is used. */
const reportReady = `
  const observer = new MutationObserver(() => {
    const elements = [...document.querySelectorAll('main > :not(h1)')];
    if (!elements.every((element) => element.hasAttribute('data-ready'))) return;
    observer.disconnect();
    clearInterval(use);
    fetch('/ready');
  });
  observer.observe(document, { attributeFilter: ['data-ready'], subtree: true });
  const use = setInterval(() => dispatchEvent(new Event('scroll')), 200);`;

export async function serveReaderPage(
  kit: string,
  { language, heading, body }: { language: string; heading: string; body: string },
): Promise<ReaderPage> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const html = `<!doctype html><html lang="${language}"><title>${heading}</title><link rel="icon" href="data:,">
    <script>${reportReady}</script><script type="module" src="${kit}"></script>
    <main><h1>${heading}</h1>${body}</main></html>`;
  const server = createServer((request, response) => {
    if (request.url === '/ready') resolve();
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 204, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isPage ? html : '');
  });
  await new Promise<void>((listening, reject) => {
    server.once('error', reject);
    server.listen(0, listening);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    ready: promise,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
