import { readAddressSeed } from '#geo/data/dataFiles.ts';
import { lazily } from '#geo/data/lazily.ts';
import { distanceInKm, type LatLon } from '#geo/measures/distance.ts';
import { gazetteer } from './gazetteer.ts';

/** Swedish postal regions by the first two digits of their codes, each under a town in its middle. */
const regions: Readonly<Record<string, string>> = {
  Stockholm: '10 11 12 13 14 15 16 17 18 19',
  Malmö: '20 21',
  Lund: '22 23 24',
  Helsingborg: '25 26',
  Ystad: '27',
  Hässleholm: '28',
  Kristianstad: '29',
  Halmstad: '30 31',
  Värnamo: '33',
  Ljungby: '34',
  Växjö: '35 36',
  Karlskrona: '37',
  Kalmar: '38 39',
  Göteborg: '40 41 42 43 44',
  Uddevalla: '45 47',
  Trollhättan: '46',
  Borås: '50 51',
  Falköping: '52',
  Lidköping: '53',
  Skövde: '54',
  Jönköping: '55 56',
  Nässjö: '57',
  Linköping: '58 59',
  Norrköping: '60 61',
  Visby: '62',
  Eskilstuna: '63',
  Katrineholm: '64',
  Karlstad: '65 66',
  Arvika: '67',
  Hagfors: '68',
  Karlskoga: '69',
  Örebro: '70 71',
  Västerås: '72 73',
  Uppsala: '74 75',
  Norrtälje: '76',
  Ludvika: '77',
  Borlänge: '78',
  Mora: '79',
  Gävle: '80 81',
  Bollnäs: '82',
  Östersund: '83',
  Sveg: '84',
  Sundsvall: '85 86',
  Härnösand: '87',
  Sollefteå: '88',
  Örnsköldsvik: '89',
  Umeå: '90 91',
  Lycksele: '92',
  Skellefteå: '93',
  Piteå: '94',
  Luleå: '95 97',
  Boden: '96',
  Gällivare: '98',
};

/** How far such a region extends; from Dalarna northwards much farther. */
const reachKm = { south: 140, north: 280 };
const northernRegion = /^(?:7[89]|8[2-4]|9[0-8])/;
/** The first three digits name a town. */
const townReachKm = 60;

interface Area {
  readonly middle: LatLon;
  readonly reachKm: number;
}

const areas = lazily(() => {
  const towns = new Map(
    gazetteer()
      .towns.filter(({ countryCode }) => countryCode === 'SE')
      .map(({ city, position }) => [city, position]),
  );
  const known = new Map<string, Area[]>();
  const add = (prefix: string, area: Area) => known.set(prefix, [...(known.get(prefix) ?? []), area]);
  for (const [town, prefixes] of Object.entries(regions)) {
    const middle = towns.get(town);
    if (middle === undefined) throw new Error(`The gazetteer has no ${town}`);
    for (const prefix of prefixes.split(' '))
      add(prefix, { middle, reachKm: northernRegion.test(prefix) ? reachKm.north : reachKm.south });
  }
  for (const { cc, codes, lat, lon } of readAddressSeed().towns) {
    if (cc !== 'SE') continue;
    for (const prefix of new Set(codes.map((code) => code.slice(0, 3))))
      add(prefix, { middle: [lat, lon], reachKm: townReachKm });
  }
  return known;
});

/** Whether a Swedish postal code of five digits may be at a point; true for codes of no known region. */
export function isPostalCodeAt(code: string, point: LatLon): boolean {
  const found = areas().get(code.slice(0, 3)) ?? areas().get(code.slice(0, 2));
  return found?.some(({ middle, reachKm }) => distanceInKm(middle, point) <= reachKm) ?? true;
}

const postalCode = /(?<!\d)(\d{3})[\s\u00A0-]?(\d{2})(?![\s\u00A0-]?\d)/g;

/** Every Swedish postal code in a text, as five digits. */
export const postalCodesIn = (text: string): string[] =>
  [...text.normalize('NFKC').matchAll(postalCode)].map(([, area = '', place = '']) => area + place);
