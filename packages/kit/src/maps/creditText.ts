/** Part of the credit of the reference server's maps: the name of a source, like the others, but one that has a translation. */
const sampleStreets = 'sample streets';

/** Where map and addresses come from, its one ordinary word in the person's language; everything else as it was received. */
export const creditText = (credit: string, inWords: string): string =>
  credit
    .split(' · ')
    .map((source) => (source === sampleStreets ? inWords : source))
    .join(' · ');
