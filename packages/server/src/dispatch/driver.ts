import { randomFrom } from '@freight/sample-services/geo/seededRandom';

/** A sample driver with a sample vehicle. Phone numbers are from the series set aside for fiction. */
export interface Driver {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNr: string;
  readonly email: string;
  /** 3.9 to 5.0, one decimal. */
  readonly rating: number;
  readonly registrationNr: string;
  readonly company: string;
}

const firstNames = [
  'Kim',
  'Alex',
  'Robin',
  'Maja',
  'Elin',
  'Johan',
  'Amir',
  'Sara',
  'Nils',
  'Lovisa',
  'Omar',
  'Tove',
];
const lastNames = [
  'Provström',
  'Exempelberg',
  'Testlund',
  'Sampelsson',
  'Mallgren',
  'Modin',
  'Skissberg',
  'Utkastsson',
];
const companies = ['Exempelåkeriet AB', 'Provtransport i Mellansverige AB', 'Mallfrakt AB', 'Testbilarna AB'];
// Swedish number plates leave out letters that are read as others.
const plateLetters = 'ABCDEFGHJKLMNPRSTUWXYZ';

const plain = (name: string): string => name.toLowerCase().replace(/[åä]/g, 'a').replaceAll('ö', 'o');

/** The driver who takes an order; the same order always gets the same one. */
export function driverOf(orderKey: string): Driver {
  const random = randomFrom(`driver${orderKey}`);
  const pick = <T>(choices: ArrayLike<T>, fallback: T): T =>
    choices[Math.floor(random() * choices.length)] ?? fallback;
  const firstName = pick(firstNames, 'Kim');
  const lastName = pick(lastNames, 'Modin');
  const letters = [1, 2, 3].map(() => pick(plateLetters, 'A')).join('');
  const digits = Math.floor(random() * 90 + 10);
  return {
    firstName,
    lastName,
    phoneNr: `+46 70 174 06 ${String(Math.floor(random() * 95) + 5).padStart(2, '0')}`,
    email: `${plain(firstName)}.${plain(lastName)}@example.com`,
    rating: Math.round((3.9 + random() * 1.1) * 10) / 10,
    registrationNr: `${letters} ${digits}${pick(plateLetters, 'A')}`,
    company: pick(companies, 'Exempelåkeriet AB'),
  };
}
