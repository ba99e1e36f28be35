import type { Language } from '@freight/contract';
import type { Site } from '#support/site.ts';
import { type Person, personAt, type Step } from './person.ts';
import { serveReaderPage } from './readerPage.ts';
import type { ReaderSession } from './readerSession.ts';
import { type ReaderWords, readerWords } from './readerWords.ts';

interface Task {
  tag: string;
  what: string;
  body: string;
  work(person: Person, words: ReaderWords, site: Site): Promise<void>;
}

/** What a person has done with one element, in one language. */
export interface Reading {
  language: Language;
  tag: string;
  what: string;
  steps: readonly Step[];
  /** Why it ended before its end. */
  failure?: string;
}

/** The street of an address, as it is spoken. */
const street = (address: string) => new RegExp(address.split(',')[0] ?? address);

const tasks: readonly Task[] = [
  {
    tag: 'freight-track',
    what: 'follows a parcel by its number until it is delivered',
    body: '<freight-track></freight-track>',
    async work(person, words, site) {
      const [, atTheDoor = ''] = (await site.demo()).trackingIds;
      await person.reaches(words.packageId);
      await person.types('NO-SUCH-ID');
      await person.presses('Return', words.unknownId);
      await person.presses('ctrl+a');
      await person.types(atTheDoor);
      await person.presses('Return', words.isOnItsWay);
      await person.waits('waits until the parcel is delivered', () => site.advance(30), words.isDelivered);
    },
  },
  {
    tag: 'freight-price',
    what: 'learns what the delivery of a sofa costs',
    body: '<freight-price pickup="Karlstad" size="half-pallet" weight="30"></freight-price>',
    async work(person, words) {
      await person.reaches(words.town);
      await person.types('Uppsala');
      await person.presses('Return', words.priceToTown);
    },
  },
  {
    tag: 'freight-send',
    what: 'chooses two addresses, signs in, describes the parcel and the recipient, and orders',
    body: '<freight-send></freight-send>',
    async work(person, words, site) {
      const { email, password } = await site.demo();
      /** How to learn where the focus is. */
      const backAndForth = async (name: RegExp) => {
        await person.presses('shift+Tab', /./);
        await person.reaches(name);
      };
      await person.reaches(words.pickup);
      await person.types(words.pickupAddress, words.suggestions);
      await person.presses('Down', street(words.pickupAddress));
      await person.presses('Return', words.dropoff);
      await backAndForth(words.dropoff);
      await person.types(words.dropoffAddress, words.suggestions);
      await person.presses('Down', street(words.dropoffAddress));
      await person.presses('Return', words.send);
      await person.presses('Return', words.logIn);
      await backAndForth(words.email);
      await person.types(email);
      await person.reaches(words.password);
      await person.types(password);
      await person.presses('Return', words.send);
      await person.presses('Return', words.fuel);
      await person.reaches(words.next);
      await person.presses('Return', words.weight);
      await person.reaches(words.next);
      await person.presses('Return', words.weightMissing);
      await person.reaches(words.usualSize);
      await person.presses('space', words.pressed);
      await person.reaches(words.description);
      await person.types('Böcker');
      await person.reaches(words.category);
      await person.presses('Down', /./);
      await person.reaches(words.subcategory);
      await person.presses('Down', /./);
      await person.reaches(words.next);
      await person.presses('Return', words.price);
      await person.reaches(words.next);
      await person.presses('Return', words.name);
      // A move that Orca does not speak leaves it in browse mode, in which letters are commands.
      await backAndForth(words.name);
      await person.types('Bo Mottagare');
      await person.reaches(words.phone);
      await person.types('+46 70 000 00 02');
      await person.reaches(words.next);
      await person.presses('Return', words.summary);
      await person.reaches(words.order);
      await person.presses('Return', words.thanks);
    },
  },
];

/** Does the main job in one language; a task that fails is among the readings, with its reason. */
export async function readInLanguage(
  reader: ReaderSession,
  site: Site,
  language: Language,
): Promise<readonly Reading[]> {
  const words = readerWords[language];
  const readings: Reading[] = [];
  await site.freshDemo();
  for (const { tag, what, body, work } of tasks) {
    const page = await serveReaderPage(`${site.url}/kit/freight.js`, {
      language,
      heading: words.heading,
      body,
    });
    const steps: Step[] = [];
    const person = personAt(reader, steps);
    const reading = { language, tag, what, steps };
    try {
      await person.opens(page, new RegExp(`^${words.heading}$`, 'm'));
      await work(person, words, site);
      readings.push(reading);
    } catch (error) {
      readings.push({ ...reading, failure: error instanceof Error ? error.message : String(error) });
    } finally {
      page.close();
    }
  }
  return readings;
}
