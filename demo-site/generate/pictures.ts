import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import sharp from 'sharp';
import { brand } from '#brand.ts';
import sv from '#content/sv.ts';
import { towns } from '#hero/places.ts';

const ink = '#11231c';
const paper = '#f6f5ef';
const face = openSync(
  fileURLToPath(
    import.meta.resolve(
      '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    ),
  ),
);

/**
 * Lines of text as outlines, so that they look the same on every machine; `y` is the first one's baseline. The face
 * comes in its regular weight, to which the stroke adds what a headline needs.
 */
function lettering(lines: string[], { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / face.unitsPerEm;
  const outlines = lines.map((line, row) => {
    let at = 0;
    const { glyphs, positions } = face.layout(line);
    const letters = glyphs.map((glyph, place) => {
      const letter = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
      at += (positions[place]?.xAdvance ?? 0) * 1.012;
      return letter;
    });
    return `<g transform="translate(${x} ${y + row * size * 1.14}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
  });
  return `<g fill="${ink}" stroke="${ink}" stroke-width="62" stroke-linejoin="round">${outlines.join('')}</g>`;
}

/** Breaks a title into lines of at most so many letters. */
function broken(title: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const markPath = 'M7 24C7 12 25 20 25 8';
const mark = `<path d="${markPath}" fill="none" stroke="#f0701a" stroke-width="3.5" stroke-linecap="round"/><circle cx="7" cy="24" r="4.5" fill="#1c8a4e"/><circle cx="25" cy="8" r="4.5" fill="#c8322b"/>`;

/** The mark on paper, with as much air around it as a system that cuts round shapes needs. */
const icon = (pixels: number, air: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-air} ${-air} ${32 + 2 * air} ${32 + 2 * air}" width="${pixels}" height="${pixels}"><rect x="${-air}" y="${-air}" width="100%" height="100%" fill="${paper}"/>${mark}</svg>`,
    ),
  )
    .png({ palette: true })
    .toBuffer();

/** An icon in the old format that browsers request without a link; it may hold a PNG. */
async function favicon(): Promise<Buffer> {
  const picture = await icon(32, 0);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

type Point = readonly [x: number, y: number];

/** A curve that leans to every town on the way without reaching it, so that it never swings out over the sea. */
function alongTowns([start = [0, 0], ...points]: readonly Point[]): string {
  const end = points.pop() ?? start;
  const bends = points.map(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? end;
    const isLast = index === points.length - 1;
    const stop = isLast ? end : [(x + nextX) / 2, (y + nextY) / 2];
    return `Q${x} ${y} ${stop.join(' ')}`;
  });
  return `M${start.join(' ')}${bends.join('')}`;
}

/** The preview picture of a shared link: the promise, and a route across the map [HERO-01]. */
async function share(publicFolder: URL): Promise<Buffer> {
  const map = await readFile(new URL('pictures/sweden.svg', publicFolder), 'utf8');
  const outline = / d="([^"]+)"/.exec(map)?.[1] ?? '';
  const [from, to] = [towns.malmo, towns.lulea];
  const route = alongTowns([
    from,
    towns.jonkoping,
    towns.orebro,
    towns.gavle,
    [towns.sundsvall[0] - 14, towns.sundsvall[1]],
    [towns.umea[0] - 24, towns.umea[1]],
    to,
  ]);
  const zoom = 0.98;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <rect width="1200" height="630" fill="${paper}"/>
    <g transform="translate(730 -190) scale(${zoom})"><path d="${outline}" fill="#dfe5da" fill-rule="evenodd"/>
      <path d="${route}" fill="none" stroke="#f0701a" stroke-width="7" stroke-linecap="round"/>
      <circle cx="${from[0]}" cy="${from[1]}" r="14" fill="#1c8a4e"/><circle cx="${to[0]}" cy="${to[1]}" r="14" fill="#c8322b"/></g>
    <g transform="translate(72 64) scale(2)">${mark}</g>
    ${lettering([brand.name], { x: 152, y: 110, size: 44 })}
    ${lettering(broken(sv.meta.home.title, 16), { x: 80, y: 300, size: 84 })}</svg>`;
  return sharp(Buffer.from(ground)).png({ palette: true, quality: 90 }).toBuffer();
}

/** Every picture that is drawn while the site is built, by file name. */
export async function pictures(publicFolder: URL): Promise<Record<string, Buffer>> {
  return {
    'share.png': await share(publicFolder),
    'favicon.ico': await favicon(),
    'apple-touch-icon.png': await icon(180, 6),
    'icon-192.png': await icon(192, 2),
    'icon-512.png': await icon(512, 2),
    'icon-maskable-512.png': await icon(512, 12),
  };
}
