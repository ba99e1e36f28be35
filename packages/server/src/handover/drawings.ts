import { deliveryZone } from '@freight/contract';
import { randomFrom } from '@freight/sample-services/geo/seededRandom';
import sharp from 'sharp';

/** What the simulated drivers' cameras and pads give: no person, no place and no camera is in them. */

const timeOfDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: deliveryZone,
  hour: '2-digit',
  minute: '2-digit',
});

/** The segments of a digit that are lit, from the top clockwise, the middle one last; fonts differ from machine to machine. */
const lit = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356'];
const segments = ['M3 0H17', 'M20 3V17', 'M20 23V37', 'M3 40H17', 'M0 23V37', 'M0 3V17', 'M3 20H17'];
const digitWidth = 30;

function clockFace(at: Date): string {
  let x = 0;
  const parts = [...timeOfDay.format(at)].map((character) => {
    const digit = lit[Number(character)];
    const path =
      digit === undefined ? 'M0 12V13M0 27V28' : [...digit].map((index) => segments[Number(index)]).join('');
    const drawn = `<path transform="translate(${x} 0)" d="${path}"/>`;
    x += digit === undefined ? 12 : digitWidth;
    return drawn;
  });
  return parts.join('');
}

const encode = (drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).webp({ quality: 82 }).toBuffer();

/** A plain door with the time at which the driver stood before it, WebP of 480 by 640 pixels. */
export const drawDoor = (at: Date): Promise<Buffer> =>
  encode(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 480 640">
    <rect width="480" height="640" fill="#d9d4c7"/>
    <rect y="560" width="480" height="80" fill="#8d8a83"/>
    <rect x="120" y="110" width="240" height="450" fill="#f2efe8"/>
    <rect x="136" y="126" width="208" height="434" fill="#3f5f52"/>
    <rect x="164" y="160" width="152" height="130" rx="4" fill="#4d7062"/>
    <rect x="164" y="330" width="152" height="190" rx="4" fill="#4d7062"/>
    <circle cx="324" cy="346" r="9" fill="#d8b35a"/>
    <rect x="160" y="34" width="160" height="64" rx="6" fill="#20211f"/>
    <g transform="translate(174 46)" fill="none" stroke="#f4f1ea" stroke-width="5" stroke-linecap="round">
      ${clockFace(at)}
    </g>
  </svg>`);

const strokes = 7;

/** A signature, WebP of 480 by 160 pixels; the same seed always gives the same one. */
export function drawSignature(seed: string): Promise<Buffer> {
  const random = randomFrom(`signature${seed}`);
  const between = (from: number, to: number) => Math.round(from + random() * (to - from));
  const curves = Array.from({ length: strokes }, (_, index) => {
    const x = 70 + index * 50;
    return `S${x - between(5, 25)} ${between(20, 60)} ${x} ${between(70, 110)}`;
  });
  return encode(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160" viewBox="0 0 480 160">
    <rect width="480" height="160" fill="#ffffff"/>
    <path d="M30 130H450" stroke="#c9c6bf" stroke-width="2"/>
    <path d="M40 ${between(80, 110)}${curves.join('')}" fill="none" stroke="#1d2b4f" stroke-width="4" stroke-linecap="round"/>
  </svg>`);
}
