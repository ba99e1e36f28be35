import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { lazily } from '#geo/data/lazily.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file for the map, the same until the server's data changes. */
export interface MapFile {
  readonly body: Buffer;
  readonly contentType: string;
  /** Strong, for the plain body; a compressed body needs its own. */
  readonly etag: string;
  /** The body in an encoding; compressed once, on first demand. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
}

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** Makes a file of bytes or of anything JSON can hold. */
export function mapFile(content: Buffer | object, contentType = 'application/json; charset=utf-8'): MapFile {
  const body = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const br = lazily(() =>
    compressWithBrotli(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  );
  const gz = lazily(() => compressWithGzip(body, { level: 9 }));
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    body,
    contentType,
    etag: `"${digest}"`,
    encoded: (encoding) => {
      if (encoding === 'br') return br();
      return encoding === 'gzip' ? gz() : Promise.resolve(body);
    },
  };
}

/** The ETag of the body in an encoding: other bytes, other tag. */
export function etagOf(file: MapFile, encoding: Encoding): string {
  return encoding === 'identity' ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`;
}

/** Whether a browser that sends this `If-None-Match` already holds the body. */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((held) => ['*', etag].includes(held.trim().replace(/^W\//, '')));
}

/** The smallest encoding a browser takes; a quality of 0 refuses one, an absent header takes none. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const qualities = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...settings] = part.split(';').map((piece) => piece.trim());
    const quality = settings.find((setting) => setting.startsWith('q='))?.slice(2);
    qualities.set(name, quality === undefined ? 1 : Number(quality));
  }
  const accepts = (name: string): boolean => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
