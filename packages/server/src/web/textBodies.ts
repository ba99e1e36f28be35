import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FoundFile } from './findFile.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface TextBody {
  body: Buffer;
  encoding: Encoding;
  etag: string;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Brotli levels: 9 is a few percent larger than the best and ten times faster, 4 takes a millisecond for a page. */
const [keptQuality, fastQuality] = [9, 4];
/** More files than a site has; beyond it the memory starts afresh. */
const remembered = 1000;

/**
 * Text files compressed once and kept in memory until they change on disk; undefined for one that a release has taken
 * away since it was found.
 * `rewrite` changes the text of a file before it is compressed. `ofVisit` changes it for one answer alone, which is
 * compressed fast and not kept.
 * Hand-written: @fastify/static sends files that were compressed beforehand, but pages get their settings only here, and
 * a folder without compressed files must be served as well.
 */
export function createTextBodies(rewrite: (text: string, file: string) => string = (text) => text) {
  const known = new Map<string, Promise<TextBody | undefined>>();
  return (
    found: FoundFile,
    acceptEncoding: string | undefined,
    ofVisit?: (text: string) => string,
  ): Promise<TextBody | undefined> => {
    const encoding = chooseEncoding(acceptEncoding);
    const make = (quality: number, change: (text: string) => string = (text) => text) =>
      read(found.file).then((text) =>
        text === undefined ? undefined : compress(change(rewrite(text, found.file)), encoding, quality),
      );
    if (ofVisit !== undefined) return make(fastQuality, ofVisit);
    const key = `${encoding} ${found.modified} ${found.size} ${found.file}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    if (known.size >= remembered) known.clear();
    const made = make(keptQuality);
    known.set(key, made);
    made.then(
      (body) => body ?? known.delete(key),
      () => known.delete(key),
    );
    return made;
  };
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function compress(text: string, encoding: Encoding, quality: number): Promise<TextBody> {
  const plain = Buffer.from(text);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
  const etag = `"${digest}-${encoding}"`;
  if (encoding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    return { body: await compressBrotli(plain, { params }), encoding, etag };
  }
  if (encoding === 'gzip') return { body: await compressGzip(plain), encoding, etag };
  return { body: plain, encoding, etag };
}

/** The best encoding the browser accepts; one with `q=0` is refused. */
function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
