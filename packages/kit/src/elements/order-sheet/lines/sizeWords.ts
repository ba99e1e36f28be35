import type { Dimensions } from '@freight/contract';
import { readSides } from '#elements/send/sizes/givenSizes.ts';
import { type Parcel, type SizeName, sizeNames, sizes } from '#elements/send/sizes/sizes.ts';
import { folded } from '#sheets/columnNames.ts';

/** What people write for the usual sizes. */
const words: Readonly<Record<SizeName, readonly string[]>> = {
  letterbox: ['letterbox', 'letter', 'brevlådepaket', 'brev', 'briefkastenpaket', 'brief'],
  parcel: ['parcel', 'box', 'paket', 'kartong', 'karton'],
  halfPallet: ['halfpallet', 'halvpall', 'halbpalette'],
  pallet: [
    'pallet',
    'eupallet',
    'eurpallet',
    'pall',
    'eupall',
    'eurpall',
    'europall',
    'palette',
    'europalette',
    'eurpalette',
  ],
};

/** The usual size that is named, or the sides that are written, as `40 x 30 x 20`; undefined for anything else. */
export function readSize(text: string): Partial<Parcel> | undefined {
  const word = folded(text);
  const name = sizeNames.find((each) => words[each].includes(word));
  if (name) return sizes[name];
  const dimensions: Dimensions | undefined = readSides(text);
  return dimensions && { dimensions };
}
