import { setTimeout as pause } from 'node:timers/promises';
import type { ReaderPage } from './readerPage.ts';
import type { ReaderSession } from './readerSession.ts';

/** What a person did, and what was spoken until the reader was silent. */
export interface Step {
  did: string;
  spoken: readonly string[];
  /** What should have been spoken and was not. */
  unspoken?: RegExp;
}

/** A person who knows a page only by what the reader speaks. */
export interface Person {
  opens(page: ReaderPage, expected: RegExp): Promise<void>;
  /** Presses Tab until the name of a control is spoken. */
  reaches(name: RegExp): Promise<void>;
  types(text: string, expected?: RegExp): Promise<void>;
  presses(key: string, expected?: RegExp): Promise<void>;
  /** Waits while something happens elsewhere. */
  waits(what: string, happens: () => Promise<void>, expected: RegExp): Promise<void>;
}

/** Milliseconds without a word after which the reader has ended: announcements follow each other within 350. */
const silence = 2_000;
/** Milliseconds in which what is expected is spoken on a busy machine. */
const patience = 20_000;
/** Presses of Tab after which a control is not reached. */
const most = 30;

/** `steps` receives what was done and spoken. A control that is not reached ends the job. */
export function personAt(reader: ReaderSession, steps: Step[]): Person {
  /** What is spoken from now on, until what is expected was spoken and the reader is silent. */
  async function listen(act: () => Promise<unknown>, expected: RegExp | undefined) {
    const before = (await reader.spoken()).length;
    await act();
    const began = performance.now();
    let lastWord = began;
    let spoken: readonly string[] = [];
    for (;;) {
      const now = performance.now();
      const soFar = (await reader.spoken()).slice(before);
      if (soFar.length > spoken.length) lastWord = now;
      spoken = soFar;
      const isSpoken = !expected || expected.test(spoken.join('\n'));
      if (now - lastWord > silence && (isSpoken || now - began > patience)) return { spoken, isSpoken };
      await pause(100);
    }
  }
  async function step(did: string, act: () => Promise<unknown>, expected?: RegExp) {
    const { spoken, isSpoken } = await listen(act, expected);
    steps.push({ did, spoken, ...(expected && !isSpoken ? { unspoken: expected } : {}) });
  }
  return {
    opens: (page, expected) =>
      step('opens the page', () => Promise.all([reader.open(page.url), page.ready]), expected),
    async reaches(name) {
      const all: string[] = [];
      for (let tabs = 1; tabs <= most; tabs++) {
        const { spoken } = await listen(() => reader.press('Tab'), /./);
        all.push(...spoken);
        if (!name.test(spoken.join('\n'))) continue;
        steps.push({ did: tabs === 1 ? 'Tab' : `Tab, ${tabs} times`, spoken: all });
        return;
      }
      steps.push({ did: `Tab, ${most} times`, spoken: all });
      throw new Error(`${name} is not reached.`);
    },
    types: (text, expected) => step(`types “${text}”`, () => reader.type(text), expected),
    presses: (key, expected) => step(key, () => reader.press(key), expected),
    waits: (what, happens, expected) => step(what, happens, expected),
  };
}
